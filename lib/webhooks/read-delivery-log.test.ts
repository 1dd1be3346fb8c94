import { expect, it } from "vitest";
import { operatorFor } from "../access/operator-for.ts";
import { makeWebhook, recordChange } from "../deliveries/testing/deliveries.ts";
import { readDeliveryLog } from "./read-delivery-log.ts";

const now = new Date();
const part = { limit: 20, offset: 0 };

it("says when something changes, also of what the filter leaves out", async () => {
  const { workspaceId, id } = await makeWebhook("https://example.com/");
  const caller = await operatorFor(workspaceId);
  await recordChange(workspaceId, now);
  const log = await readDeliveryLog(caller, id, { ...part, status: "succeeded" }, now);
  expect(log).toMatchObject({ deliveries: [], total: 0, next_change: "soon" });
});

it("speaks of its own webhook only", async () => {
  const { workspaceId, id } = await makeWebhook("https://example.com/");
  await recordChange(workspaceId, now);
  const other = await makeWebhook("https://example.com/other", { workspaceId });
  const caller = await operatorFor(workspaceId);
  expect(await readDeliveryLog(caller, other.id, part, now)).toMatchObject({ next_change: "never" });
  expect(await readDeliveryLog(caller, id, part, now)).toMatchObject({ total: 1, next_change: "soon" });
});
