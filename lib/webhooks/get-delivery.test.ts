import { expect, it } from "vitest";
import { makeDelivery, makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { getDelivery } from "./get-delivery.ts";

async function setUp() {
  const workspace = await makeWorkspace();
  const webhookId = await makeWebhook(workspace);
  const deliveryId = await makeDelivery(workspace, webhookId);
  const caller = await operatorFor(workspace.id);
  return { workspace, caller, params: { webhook_id: webhookId, delivery_id: deliveryId } };
}

it("has every attempt in order, each with the whole answer", async () => {
  const { workspace, caller, params } = await setUp();
  const response = "x".repeat(16_384);
  const tries = [
    { number: 2, at: new Date("2026-11-20T09:05:00.000Z"), status: 503, durationMs: 12, response },
    { number: 1, at: new Date("2026-11-20T09:00:00.000Z"), error: "refused", durationMs: 3 },
  ];
  const ids = { workspaceId: workspace.id, deliveryId: params.delivery_id };
  await withWorkspace(workspace.id, (tx) =>
    tx.deliveryAttempt.createMany({ data: tries.map((one) => ({ ...ids, ...one })) }),
  );
  const delivery = await getDelivery(caller, params);
  expect(delivery).toMatchObject({ id: params.delivery_id, event: "webhook.test", status: "failed" });
  expect(delivery.attempts).toEqual([
    { at: "2026-11-20T09:00:00.000Z", status: null, error: "refused", duration_ms: 3, response: null },
    { at: "2026-11-20T09:05:00.000Z", status: 503, error: null, duration_ms: 12, response },
  ]);
});

it("404 Not Found for another webhook's, another workspace's, and what is no id", async () => {
  const [mine, other] = [await setUp(), await setUp()];
  const neighbour = await makeWebhook(mine.workspace);
  const { webhook_id, delivery_id } = mine.params;
  for (const params of [
    { webhook_id: neighbour, delivery_id },
    { webhook_id, delivery_id: other.params.delivery_id },
    other.params,
    { webhook_id, delivery_id: "dlv_none" },
    { webhook_id, delivery_id: "../x\0" },
  ])
    await expect(getDelivery(mine.caller, params)).rejects.toMatchObject({ title: "Not Found" });
});
