import { expect, it } from "vitest";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import { deleteWorkspace } from "../workspaces/delete-workspace.ts";
import { failAllPending } from "./fail-pending.ts";
import { makeWebhook, readDeliveries, recordChange } from "./testing/deliveries.ts";

it("ends what was recorded while its webhook was disabled, and what belongs to a deleted workspace", async () => {
  const now = new Date();
  const disabled = await makeWebhook("https://example.com/");
  const { workspaceId } = disabled;
  await recordChange(workspaceId, now);
  const where = { id: disabled.id };
  await withWorkspace(workspaceId, (tx) => tx.webhook.updateMany({ where, data: { status: "disabled" } }));
  const deleted = await makeWorkspace();
  await recordChange(deleted.id, now, "https://example.com/");
  await deleteWorkspace(deleted.id, now);
  await failAllPending(now);
  for (const [id, reason] of [
    [workspaceId, /disabled/],
    [deleted.id, /deleted/],
  ] as const) {
    const [delivery] = await readDeliveries(id);
    expect(delivery).toMatchObject({ status: "failed", nextAttemptAt: null, completedAt: now });
    expect(delivery?.tries).toMatchObject([{ status: null, error: expect.stringMatching(reason) }]);
  }
});
