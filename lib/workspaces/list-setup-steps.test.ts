import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { listKeys } from "#lib/api-keys/list-keys.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { withWorkspace } from "#lib/db.ts";
import { newId } from "#lib/ids.ts";
import type { Plan } from "#lib/plans.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { makeWatched } from "#scripts/testing/profiles.ts";
import { makeCampaign } from "#scripts/testing/reach.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { changeWorkspace } from "./change-workspace.ts";
import { listSetupSteps } from "./list-setup-steps.ts";

const stepsOf = async (id: string, mayMakeKeys = true) => listSetupSteps(await operatorFor(id), mayMakeKeys);
const namesOf = async (id: string) => (await stepsOf(id)).map(({ name }) => name);
const doneOf = async (id: string) =>
  (await stepsOf(id)).filter(({ isDone }) => isDone).map(({ name }) => name);

it("each step is done by what is stored, and by nothing of another workspace", async () => {
  const workspace = await makeWorkspace("agency");
  const other = await makeWorkspace("agency");
  const { id } = workspace;
  expect(await doneOf(id)).toEqual([]);
  await importText(id, "twitter", makePosts(120));
  expect(await doneOf(id)).toEqual(["data"]);
  const auditId = await runToEnd(workspace);
  expect(await doneOf(id)).toEqual(["data", "audit"]);
  const entry = { change: "test", auditId, pillar: "reach", action: "Test", promised: 1, status: "accepted" };
  const at = { createdAt: new Date(), decidedAt: new Date(), decidedBy: "user:usr_test" };
  await withWorkspace(id, (tx) =>
    tx.recommendationEntry.create({ data: { workspaceId: id, id: newId("rec"), ...entry, ...at } }),
  );
  expect(await doneOf(id)).toEqual(["data", "audit", "recommendation"]);
  await makeWatched(id);
  await makeCampaign(workspace);
  expect(await doneOf(id)).toEqual(["data", "audit", "recommendation", "competitor", "campaign"]);
  expect(await doneOf(other.id)).toEqual([]);
});

it("an open recommendation, a failed audit and a disconnected account tick nothing", async () => {
  const { id } = await makeWorkspace("agency");
  await importText(id, "twitter", makePosts(3));
  await withWorkspace(id, async (tx) => {
    const where = { workspaceId: id };
    await tx.profile.updateMany({ where, data: { disconnectedAt: new Date() } });
    const entry = { change: "test", auditId: "aud_test", pillar: "reach", action: "Test", promised: 1 };
    await tx.recommendationEntry.create({
      data: { workspaceId: id, id: newId("rec"), ...entry, status: "open", createdAt: new Date() },
    });
  });
  expect(await doneOf(id)).toEqual([]);
});

it.each<[Plan, string[]]>([
  ["creator", ["platform", "industry"]],
  ["pro", ["competitor", "key"]],
  ["agency", ["competitor", "campaign"]],
])("five steps that %s includes", async (plan, last) => {
  const { id } = await makeWorkspace(plan);
  expect(await namesOf(id)).toEqual(["data", "audit", "recommendation", ...last]);
});

it("on smaller plans a second platform and the industry count", async () => {
  const { id } = await makeWorkspace("creator", "tea");
  await importText(id, "twitter", makePosts(3));
  expect(await doneOf(id)).toEqual(["data", "industry"]);
  await importText(id, "twitter", makePosts(3), "file.csv", "second");
  expect(await doneOf(id)).toEqual(["data", "industry"]);
  await importText(id, "tiktok", makePosts(3));
  expect(await doneOf(id)).toEqual(["data", "platform", "industry"]);
  await changeWorkspace(id, { plan: "agency" }, new Date());
  expect(await doneOf(id)).toEqual(["data"]);
});

it("who may make no keys is asked for something else; a revoked key ticks nothing", async () => {
  const { id } = await makeWorkspace("pro");
  expect((await stepsOf(id, false)).map(({ name }) => name)).toContain("platform");
  const keyStep = async () => (await stepsOf(id)).find(({ name }) => name === "key");
  expect(await keyStep()).toEqual({ name: "key", isDone: true });
  const { keys } = await listKeys(id);
  for (const { key_id } of keys) await revokeKey(key_id, new Date());
  expect(await keyStep()).toEqual({ name: "key", isDone: false });
});
