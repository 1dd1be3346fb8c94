import { expect, it } from "vitest";
import { makeDelivery, makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { listLastDeliveries } from "./list-last-deliveries.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

it("has the newest of each webhook that is asked for, and nothing for those without", async () => {
  const workspace = await makeWorkspace();
  const [busy, calm, unasked, silent] = await Promise.all([1, 2, 3, 4].map(() => makeWebhook(workspace)));
  const deliver = async (webhookId = "", status: string, createdAt: Date) => {
    const where = { workspaceId: workspace.id, id: await makeDelivery(workspace, webhookId) };
    await withWorkspace(workspace.id, (tx) => tx.delivery.updateMany({ where, data: { status, createdAt } }));
  };
  await deliver(busy, "succeeded", at(5));
  await deliver(busy, "failed", at(9));
  await deliver(busy, "pending", at(7));
  await deliver(calm, "succeeded", at(1));
  await deliver(unasked, "failed", at(2));
  const asked = [busy, calm, silent].map((id = "") => id);
  expect(await listLastDeliveries(await operatorFor(workspace.id), asked)).toEqual({
    [busy ?? ""]: { status: "failed", created_at: at(9).toISOString() },
    [calm ?? ""]: { status: "succeeded", created_at: at(1).toISOString() },
  });
});

it("tells nothing of another workspace, and needs no webhooks", async () => {
  const [mine, other] = [await makeWorkspace(), await makeWorkspace()];
  const theirs = await makeWebhook(other);
  await makeDelivery(other, theirs);
  const caller = await operatorFor(mine.id);
  expect(await listLastDeliveries(caller, [theirs, "wh_none"])).toEqual({});
  expect(await listLastDeliveries(caller, [])).toEqual({});
  expect(Object.keys(await listLastDeliveries(await operatorFor(other.id), [theirs]))).toEqual([theirs]);
});
