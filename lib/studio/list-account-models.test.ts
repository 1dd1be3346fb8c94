import { expect, it } from "vitest";
import { addDays, utcDay } from "#lib/time.ts";
import { makeMember } from "#scripts/testing/members.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { fitAccountModels } from "./fit-account-models.ts";
import { listAccountModels } from "./list-account-models.ts";

const now = new Date();
const LONG_AGO = addDays(utcDay(now), -60);

it("lists nothing before a platform is connected", async () => {
  const { caller } = await makeMember("viewer");
  expect(await listAccountModels(caller, now)).toEqual([]);
});

it("tells what is learnt, what is too few, and what is still to be looked through", async () => {
  const { caller } = await makeMember("owner");
  const { workspaceId } = caller;
  await importText(workspaceId, "twitter", makePosts(60, LONG_AGO));
  await importText(workspaceId, "instagram", makePosts(12, LONG_AGO));
  expect(await listAccountModels(caller, now)).toMatchObject([
    { platform: "instagram", state: "learning", posts: null, kept: 12 },
    { platform: "twitter", state: "learning", posts: null, kept: 60 },
  ]);
  await fitAccountModels(workspaceId, now);
  const [instagram, twitter] = await listAccountModels(caller, now);
  expect(instagram).toMatchObject({ state: "too few", posts: 12, kept: 12, needed: 30 });
  expect(instagram?.workspace).toMatchObject({ verdict: "not proven yet", rank_correlation: null, n: 0 });
  expect(twitter).toMatchObject({ state: "learnt", posts: 60, kept: 60 });
  expect(twitter?.workspace).toMatchObject({
    model: "own posts",
    n: 36,
    rank_correlation: expect.any(Number),
  });
  expect(twitter?.general.accounts).toBeGreaterThan(50);
  await importText(workspaceId, "instagram", makePosts(20, LONG_AGO));
  expect((await listAccountModels(caller, now)).map(({ state }) => state)).toEqual(["learning", "learnt"]);
});

it("counts no posts of another workspace", async () => {
  const [mine, other] = [await makeMember("owner"), await makeMember("owner")];
  await importText(other.caller.workspaceId, "twitter", makePosts(60, LONG_AGO));
  await fitAccountModels(other.caller.workspaceId, now);
  await importText(mine.caller.workspaceId, "twitter", makePosts(3, LONG_AGO));
  await fitAccountModels(mine.caller.workspaceId, now);
  expect(await listAccountModels(mine.caller, now)).toMatchObject([{ state: "too few", posts: 3, kept: 3 }]);
});
