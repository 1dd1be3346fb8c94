import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { planSteps, readActivity } from "./read-activity.ts";

const HEADER = "id,created_at,text,likes,comments,impressions";

async function makeActivity() {
  const { id } = await makeWorkspace("agency");
  const posts = [
    "a,2026-05-04T09:00:00Z,One,10,2,900",
    "b,2026-05-10T23:59:59Z,Two,5,,",
    "c,2026-05-18T00:00:00Z,Three,1,1,100",
  ];
  await importText(id, "twitter", [HEADER, ...posts, ""].join("\n"), "posts 2026-05-04 to 2026-05-24.csv");
  await importText(id, "twitter", "date,followers\n2026-04-01,1000\n2026-05-12,1040\n");
  await importText(id, "tiktok", makePosts(3, "2026-05-06"));
  return { id, caller: await operatorFor(id) };
}

const WEEKS = { end: "2026-05-31", steps: 4, stepDays: 7 };

it("sums what went out in each week; one that is covered and empty is nought, one that is not is not known", async () => {
  const { caller } = await makeActivity();
  const { steps, seenPosts } = await readActivity(caller, WEEKS, "twitter");
  expect(seenPosts).toBe(2);
  expect(steps).toEqual([
    { date: "2026-05-10", posts: 2, views: 900, engagements: 17 },
    { date: "2026-05-17", posts: 0, views: 0, engagements: 0 },
    { date: "2026-05-24", posts: 1, views: 100, engagements: 2 },
    { date: "2026-05-31", posts: null, views: null, engagements: null },
  ]);
});

it("takes all platforms together, or one alone", async () => {
  const { caller } = await makeActivity();
  expect((await readActivity(caller, WEEKS, null)).steps[0]?.posts).toBe(5);
  expect((await readActivity(caller, WEEKS, "tiktok")).steps[0]?.posts).toBe(3);
  expect((await readActivity(caller, WEEKS, "youtube")).steps[0]?.posts).toBeNull();
});

it("knows the audience from the newest figure before the first day on", async () => {
  const { caller } = await makeActivity();
  expect((await readActivity(caller, WEEKS, null)).followers).toEqual([
    { date: "2026-05-04", count: 1000 },
    { date: "2026-05-12", count: 1040 },
  ]);
});

it("another workspace sees none of it", async () => {
  await makeActivity();
  const other = await makeWorkspace("agency");
  const { steps, followers } = await readActivity(await operatorFor(other.id), WEEKS, null);
  expect(steps.every(({ posts }) => posts === null)).toBe(true);
  expect(followers).toEqual([]);
});

it("steps are whole: days, weeks, or times of four weeks", () => {
  expect(planSteps("2026-05-01", "2026-05-30")).toEqual({ end: "2026-05-30", steps: 30, stepDays: 1 });
  expect(planSteps("2026-03-01", "2026-05-30")).toEqual({ end: "2026-05-30", steps: 13, stepDays: 7 });
  expect(planSteps("2020-01-01", "2026-05-30")).toMatchObject({ stepDays: 28 });
});
