import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findPredictor } from "./find-predictor.ts";
import { findVersions } from "./find-versions.ts";
import { fitAccountModels } from "./fit-account-models.ts";
import { endFit, takeFits } from "./take-fits.ts";

const now = new Date();
const take = () => takeFits(50, now);
const find = async ({ id, accountId }: { id: string; accountId: string }) => {
  const version = (await findVersions({ workspaceId: id, accountId }))?.models.twitter;
  return findPredictor("twitter", now, version ? { workspaceId: id, version } : null);
};

it("learns after an import, once, and again after the next", async () => {
  const workspace = await makeWorkspace();
  const { id } = workspace;
  expect(await take()).not.toContain(id);
  await importText(id, "twitter", makePosts(60));
  expect(await take()).toContain(id);
  expect(await take()).not.toContain(id);
  expect(await fitAccountModels(id, now)).toEqual(["twitter"]);
  await endFit(id);
  expect(await take()).not.toContain(id);
  expect(await fitAccountModels(id, now)).toEqual([]);
  const { account, validation } = await find(workspace);
  expect(account?.posts).toBeGreaterThan(50);
  expect(validation?.n).toBeGreaterThan(15);
  await importText(id, "twitter", makePosts(90));
  expect(await fitAccountModels(id, now)).toEqual(["twitter"]);
  expect((await find(workspace)).account?.posts).toBeGreaterThan(80);
});

it("below 30 settled posts nothing is learnt, and that is kept", async () => {
  const workspace = await makeWorkspace();
  const { id } = workspace;
  await importText(id, "twitter", makePosts(30));
  expect(await fitAccountModels(id, now)).toEqual(["twitter"]);
  expect(await fitAccountModels(id, now)).toEqual([]);
  expect(await find(workspace)).toMatchObject({ account: null, validation: null });
});

it("leaves out a model that adds to another platform model, and learns again", async () => {
  const workspace = await makeWorkspace();
  const { id } = workspace;
  await importText(id, "twitter", makePosts(60));
  await fitAccountModels(id, now);
  await withWorkspace(id, async (tx) => {
    const where = { workspaceId_platform: { workspaceId: id, platform: "twitter" } };
    const { model } = await tx.draftModel.findUniqueOrThrow({ where });
    await tx.draftModel.update({ where, data: { model: { ...(model as object), base: "another" } } });
  });
  expect(await find(workspace)).toMatchObject({ account: null });
  await endFit(id);
  expect(await take()).toContain(id);
  await fitAccountModels(id, now);
  expect((await find(workspace)).account).not.toBeNull();
});

it("reads no posts of another workspace", async () => {
  const [workspace, other] = [await makeWorkspace(), await makeWorkspace()];
  const { id } = workspace;
  await importText(other.id, "twitter", makePosts(60));
  await fitAccountModels(other.id, now);
  expect(await fitAccountModels(id, now)).toEqual([]);
  expect((await find(workspace)).account).toBeNull();
});

it("is for one worker at a time; who was fitted, or could not be, comes after the others", async () => {
  const [failed, waiting] = [await makeWorkspace(), await makeWorkspace()];
  for (const { id } of [failed, waiting]) await importText(id, "twitter", makePosts(3));
  const taken = (await Promise.all([take(), take(), take()])).flat();
  expect(taken.toSorted()).toEqual([failed.id, waiting.id].toSorted());
  await ownerPool().query(
    "UPDATE data_versions SET fit_until = CASE WHEN workspace_id = $1 THEN now() - interval '1 s' END",
    [failed.id],
  );
  expect([await takeFits(1, now), await takeFits(1, now)]).toEqual([[waiting.id], [failed.id]]);
  for (const { id } of [waiting, failed]) {
    await endFit(id);
    await setTimeout(5); // Ends are kept to the millisecond.
  }
  expect([await takeFits(1, now), await takeFits(1, now)]).toEqual([[waiting.id], [failed.id]]);
});

it("begins with the workspace that waits longest, however often its figures change meanwhile", async () => {
  await take();
  const made = [await makeWorkspace(), await makeWorkspace(), await makeWorkspace()];
  const waiting = made.map(({ id }) => id).sort((a, b) => (a < b ? 1 : -1));
  const feed = async (id: string, posts: number) => {
    await importText(id, "twitter", makePosts(posts));
    await setTimeout(5); // Beginnings are kept to the millisecond.
  };
  for (const id of waiting) await feed(id, 3);
  for (const id of waiting.toReversed()) await feed(id, 4);
  const taken = [];
  for (const _ of waiting) taken.push(...(await takeFits(1, now)));
  expect(taken).toEqual(waiting);
});
