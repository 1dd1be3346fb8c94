import { expect, it } from "vitest";
import { addSibling } from "#scripts/testing/keys.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { changeWorkspace } from "../workspaces/change-workspace.ts";
import { changeWebhook } from "./change-webhook.ts";
import { createWebhook } from "./create-webhook.ts";
import { sendTest } from "./send-test.ts";

const now = new Date();

async function statusesOf(workspaceId: string): Promise<string[]> {
  const where = { workspaceId };
  const rows = await withWorkspace(workspaceId, (tx) => tx.webhook.findMany({ where }));
  return rows.map(({ status }) => status).sort();
}

const disable = (workspaceId: string, id: string) =>
  withWorkspace(workspaceId, (tx) =>
    tx.webhook.updateMany({ where: { workspaceId, id }, data: { status: "disabled" } }),
  );

it("a plan below Agency pauses the active webhooks of all workspaces of the account, and of no other", async () => {
  const [primary, other] = [await makeWorkspace("enterprise"), await makeWorkspace("enterprise")];
  const sibling = await addSibling(primary.id);
  for (const workspace of [primary, primary, sibling, other]) await makeWebhook(workspace);
  await disable(primary.id, await makeWebhook(primary));
  await changeWorkspace(primary.id, { plan: "agency", billing: "annual" }, now);
  expect(await statusesOf(primary.id)).toEqual(["active", "active", "disabled"]);
  await changeWorkspace(primary.id, { plan: "pro" }, now);
  expect(await statusesOf(primary.id)).toEqual(["disabled", "paused", "paused"]);
  expect(await statusesOf(sibling.id)).toEqual(["paused"]);
  expect(await statusesOf(other.id)).toEqual(["active"]);
});

it("they stay paused after an upgrade, and can be switched on then", async () => {
  const workspace = await makeWorkspace("agency");
  const id = await makeWebhook(workspace);
  await changeWorkspace(workspace.id, { plan: "creator" }, now);
  const below = changeWebhook(await operatorFor(workspace.id), id, { status: "active" });
  await expect(below).rejects.toMatchObject({ title: "Plan Required" });
  await changeWorkspace(workspace.id, { plan: "enterprise" }, now);
  expect(await statusesOf(workspace.id)).toEqual(["paused"]);
  await changeWebhook(await operatorFor(workspace.id), id, { status: "active" });
  expect(await statusesOf(workspace.id)).toEqual(["active"]);
});

it("below Agency nothing is registered and no test is sent, by whichever door", async () => {
  const workspace = await makeWorkspace("agency");
  const id = await makeWebhook(workspace);
  await changeWorkspace(workspace.id, { plan: "pro" }, now);
  const caller = await operatorFor(workspace.id);
  const input = { url: "https://hooks.example.com/", events: ["score.changed" as const] };
  await expect(createWebhook(caller, input, now)).rejects.toMatchObject({ title: "Plan Required" });
  await expect(sendTest(caller, id, now)).rejects.toMatchObject({ title: "Plan Required" });
});

it("a change that fails changes neither plan nor webhooks", async () => {
  const workspace = await makeWorkspace("agency");
  await makeWebhook(workspace);
  const broken = changeWorkspace(workspace.id, { plan: "pro" }, new Date(Number.NaN));
  await expect(broken).rejects.toThrow();
  expect(await statusesOf(workspace.id)).toEqual(["active"]);
  expect((await operatorFor(workspace.id)).plan).toBe("agency");
});
