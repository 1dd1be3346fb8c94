import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findPredictor } from "./find-predictor.ts";
import { findUnlearntWorkspaces } from "./find-unlearnt-workspaces.ts";
import { fitOwnModels } from "./fit-own-models.ts";

const now = new Date();

it("learns after an import, once, and again after the next", async () => {
  const { id } = await makeWorkspace();
  expect(await findUnlearntWorkspaces(now)).not.toContain(id);
  await importText(id, "twitter", makePosts(60));
  expect(await findUnlearntWorkspaces(now)).toContain(id);
  expect(await fitOwnModels(id, now)).toEqual(["twitter"]);
  expect(await findUnlearntWorkspaces(now)).not.toContain(id);
  expect(await fitOwnModels(id, now)).toEqual([]);
  const { own, evidence } = await findPredictor(id, "twitter", now);
  expect(own?.posts).toBeGreaterThan(50);
  expect(evidence?.n).toBeGreaterThan(15);
  await importText(id, "twitter", makePosts(90));
  expect(await fitOwnModels(id, now)).toEqual(["twitter"]);
  expect((await findPredictor(id, "twitter", now)).own?.posts).toBeGreaterThan(80);
});

it("below 30 settled posts nothing is learnt, and that is kept", async () => {
  const { id } = await makeWorkspace();
  await importText(id, "twitter", makePosts(30));
  expect(await fitOwnModels(id, now)).toEqual(["twitter"]);
  expect(await fitOwnModels(id, now)).toEqual([]);
  expect(await findPredictor(id, "twitter", now)).toMatchObject({ own: null, evidence: null });
});

it("leaves out an own model of another platform model, and learns again", async () => {
  const { id } = await makeWorkspace();
  await importText(id, "twitter", makePosts(60));
  await fitOwnModels(id, now);
  await withWorkspace(id, async (tx) => {
    const where = { workspaceId_platform: { workspaceId: id, platform: "twitter" } };
    const { model } = await tx.draftModel.findUniqueOrThrow({ where });
    await tx.draftModel.update({ where, data: { model: { ...(model as object), base: "another" } } });
  });
  expect(await findPredictor(id, "twitter", now)).toMatchObject({ own: null });
  expect(await findUnlearntWorkspaces(now)).toContain(id);
  await fitOwnModels(id, now);
  expect((await findPredictor(id, "twitter", now)).own).not.toBeNull();
});

it("reads no posts of another workspace", async () => {
  const [{ id }, other] = [await makeWorkspace(), await makeWorkspace()];
  await importText(other.id, "twitter", makePosts(60));
  await fitOwnModels(other.id, now);
  expect(await fitOwnModels(id, now)).toEqual([]);
  expect((await findPredictor(id, "twitter", now)).own).toBeNull();
});
