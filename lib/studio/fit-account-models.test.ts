import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { findPredictor } from "./find-predictor.ts";
import { findWorkspacesToFit } from "./find-workspaces-to-fit.ts";
import { fitAccountModels } from "./fit-account-models.ts";

const now = new Date();

it("learns after an import, once, and again after the next", async () => {
  const { id } = await makeWorkspace();
  expect(await findWorkspacesToFit(now)).not.toContain(id);
  await importText(id, "twitter", makePosts(60));
  expect(await findWorkspacesToFit(now)).toContain(id);
  expect(await fitAccountModels(id, now)).toEqual(["twitter"]);
  expect(await findWorkspacesToFit(now)).not.toContain(id);
  expect(await fitAccountModels(id, now)).toEqual([]);
  const { account, validation } = await findPredictor(id, "twitter", now);
  expect(account?.posts).toBeGreaterThan(50);
  expect(validation?.n).toBeGreaterThan(15);
  await importText(id, "twitter", makePosts(90));
  expect(await fitAccountModels(id, now)).toEqual(["twitter"]);
  expect((await findPredictor(id, "twitter", now)).account?.posts).toBeGreaterThan(80);
});

it("below 30 settled posts nothing is learnt, and that is kept", async () => {
  const { id } = await makeWorkspace();
  await importText(id, "twitter", makePosts(30));
  expect(await fitAccountModels(id, now)).toEqual(["twitter"]);
  expect(await fitAccountModels(id, now)).toEqual([]);
  expect(await findPredictor(id, "twitter", now)).toMatchObject({ account: null, validation: null });
});

it("leaves out a model that adds to another platform model, and learns again", async () => {
  const { id } = await makeWorkspace();
  await importText(id, "twitter", makePosts(60));
  await fitAccountModels(id, now);
  await withWorkspace(id, async (tx) => {
    const where = { workspaceId_platform: { workspaceId: id, platform: "twitter" } };
    const { model } = await tx.draftModel.findUniqueOrThrow({ where });
    await tx.draftModel.update({ where, data: { model: { ...(model as object), base: "another" } } });
  });
  expect(await findPredictor(id, "twitter", now)).toMatchObject({ account: null });
  expect(await findWorkspacesToFit(now)).toContain(id);
  await fitAccountModels(id, now);
  expect((await findPredictor(id, "twitter", now)).account).not.toBeNull();
});

it("reads no posts of another workspace", async () => {
  const [{ id }, other] = [await makeWorkspace(), await makeWorkspace()];
  await importText(other.id, "twitter", makePosts(60));
  await fitAccountModels(other.id, now);
  expect(await fitAccountModels(id, now)).toEqual([]);
  expect((await findPredictor(id, "twitter", now)).account).toBeNull();
});
