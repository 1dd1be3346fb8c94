import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeDelivery, makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const replay = ({ key }: Keyed, webhookId: string, deliveryId: string) =>
  ask("POST", `/v1/webhooks/${webhookId}/deliveries/${deliveryId}/replay`, { key });

const rowsOf = ({ id: workspaceId }: Keyed) =>
  withWorkspace(workspaceId, (tx) =>
    tx.delivery.findMany({ where: { workspaceId }, orderBy: { createdAt: "asc" } }),
  );

const setStatus = ({ id: workspaceId }: Keyed, id: string, status: string) =>
  withWorkspace(workspaceId, (tx) =>
    tx.delivery.updateMany({ where: { workspaceId, id }, data: { status } }),
  );

describe("POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay", () => {
  it.each(["failed", "succeeded"])(
    "makes a new delivery of the same message of one that has %s",
    async (status) => {
      const workspace = await makeWorkspace();
      const id = await makeWebhook(workspace);
      const original = await makeDelivery(workspace, id);
      await setStatus(workspace, original, status);
      const answer = await replay(workspace, id, original);
      const [before, after] = await rowsOf(workspace);
      expect(answer.body).toEqual({ delivery_id: after?.id });
      expect(before).toMatchObject({ id: original, status });
      expect(after).toMatchObject({
        eventId: before?.eventId,
        webhookId: id,
        status: "pending",
        attempts: 0,
        nextAttemptAt: after?.createdAt,
      });
      const where = { workspaceId: workspace.id };
      expect(await withWorkspace(workspace.id, (tx) => tx.event.count({ where }))).toBe(1);
    },
  );

  it("409 Delivery Pending: it has not ended yet", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace);
    const original = await makeDelivery(workspace, id);
    await setStatus(workspace, original, "pending");
    expectProblem(await replay(workspace, id, original), 409, "Delivery Pending");
    expect(await rowsOf(workspace)).toHaveLength(1);
  });
});
