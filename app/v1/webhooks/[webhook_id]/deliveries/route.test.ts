import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeDelivery, makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const list = ({ key }: Keyed, id: string, query = "") =>
  ask("GET", `/v1/webhooks/${id}/deliveries${query}`, { key });

/** Writes an attempt, as a worker does. */
function attempt({ id: workspaceId }: Keyed, deliveryId: string, number: number, result: object) {
  const data = { workspaceId, deliveryId, number, at: new Date(number * 1_000), durationMs: 12, ...result };
  return withWorkspace(workspaceId, (tx) => tx.deliveryAttempt.create({ data }));
}

describe("GET /v1/webhooks/{webhook_id}/deliveries", () => {
  it("lists what was sent with every attempt, the newest first", async () => {
    const workspace = await makeWorkspace();
    const id = await makeWebhook(workspace);
    const failed = await makeDelivery(workspace, id);
    await attempt(workspace, failed, 2, { status: 500, error: "status 500", response: "oh no" });
    await attempt(workspace, failed, 1, { error: "refused" });
    const pending = (await ask("POST", `/v1/webhooks/${id}/test`, { key: workspace.key })).body.delivery_id;
    const { status, body } = await list(workspace, id);
    expect(status).toBe(200);
    const { deliveries, ...page } = body;
    expect(page).toEqual({ total: 2, limit: 20, offset: 0 });
    const rows = await withWorkspace(workspace.id, (tx) =>
      tx.delivery.findMany({ where: { workspaceId: workspace.id } }),
    );
    const rowOf = (wanted: string) => rows.find((row) => row.id === wanted);
    expect(deliveries).toEqual([
      {
        id: pending,
        message_id: rowOf(pending)?.eventId,
        event: "webhook.test",
        status: "pending",
        attempts: [],
        next_attempt_at: rowOf(pending)?.nextAttemptAt?.toISOString(),
        created_at: rowOf(pending)?.createdAt.toISOString(),
      },
      {
        id: failed,
        message_id: rowOf(failed)?.eventId,
        event: "webhook.test",
        status: "failed",
        attempts: [
          { at: "1970-01-01T00:00:01.000Z", status: null, error: "refused", duration_ms: 12, response: null },
          {
            at: "1970-01-01T00:00:02.000Z",
            status: 500,
            error: "status 500",
            duration_ms: 12,
            response: "oh no",
          },
        ],
        next_attempt_at: null,
        created_at: rowOf(failed)?.createdAt.toISOString(),
      },
    ]);
  });

  it("by status, in pages, and of this webhook only", async () => {
    const workspace = await makeWorkspace();
    const [id, other] = [await makeWebhook(workspace), await makeWebhook(workspace)];
    const failed = [await makeDelivery(workspace, id), await makeDelivery(workspace, id)];
    await makeDelivery(workspace, other);
    await ask("POST", `/v1/webhooks/${id}/test`, { key: workspace.key });
    const idsOf = async (query: string) => {
      const { body } = await list(workspace, id, query);
      return [body.total, ...body.deliveries.map((one: { id: string }) => one.id)];
    };
    expect(await idsOf("?status=failed")).toEqual([2, ...failed.toReversed()]);
    expect(await idsOf("?status=failed&limit=1&offset=1")).toEqual([2, failed[0]]);
    expect(await idsOf("?status=succeeded")).toEqual([0]);
    expect(await idsOf("?limit=2&offset=1")).toEqual([3, ...failed.toReversed()]);
  });
});
