import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const sendTest = ({ key }: Keyed, id: string, headers: Record<string, string> = {}) =>
  ask("POST", `/v1/webhooks/${id}/test`, { key, headers });

const deliveriesOf = ({ id: workspaceId }: Keyed) =>
  withWorkspace(workspaceId, (tx) =>
    tx.delivery.findMany({ where: { workspaceId }, include: { event: true } }),
  );

it.each(["active", "paused", "disabled"])(
  "sends webhook.test to this webhook only, while it is %s",
  async (status) => {
    const workspace = await makeWorkspace();
    const [id] = [await makeWebhook(workspace), await makeWebhook(workspace)];
    const where = { workspaceId: workspace.id, id };
    await withWorkspace(workspace.id, (tx) => tx.webhook.updateMany({ where, data: { status } }));
    const { body } = await sendTest(workspace, id);
    const [delivery, ...others] = await deliveriesOf(workspace);
    expect(others).toEqual([]);
    expect(body).toEqual({ delivery_id: delivery?.id });
    expect(delivery).toMatchObject({ webhookId: id, status: "pending" });
    const message = JSON.parse(delivery?.event.body ?? "");
    expect(message).toEqual({
      type: "webhook.test",
      timestamp: delivery?.createdAt.toISOString(),
      data: { workspace_id: workspace.id, sequence: 1, webhook_id: id },
    });
  },
);
