import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { formula } from "../formula/versions.ts";
import { loadFormulaInput } from "../score/load-formula-input.ts";
import { addDays, utcDay } from "../time.ts";
import { compareProfiles } from "./compare-profiles.ts";
import { watchProfile } from "./watch-profile.ts";

const now = new Date();
const day = utcDay(now);

/** Posts of a rival, with other figures than the brand's files have. */
function rivalPosts(days: number, likes: number): string {
  const rows = Array.from(
    { length: days },
    (_, n) => `r${n},${addDays(day, -n)}T10:00:00Z,Ours ${n},${likes + (n % 5)},2,9`,
  );
  return ["id,created_at,text,likes,comments,saves", ...rows, ""].join("\n");
}

async function makeBrand() {
  const workspace = await makeWorkspace();
  const { id } = workspace;
  await importText(id, "twitter", makePosts(120));
  await importText(id, "twitter", `date,followers\n${day},500\n`);
  return { ...workspace, caller: await operatorFor(id) };
}

it("measures own and watched profiles by the same inputs, from figures that all of them have", async () => {
  const { id, caller } = await makeBrand();
  expect(await compareProfiles(caller, now)).toEqual([]);
  for (const [handle, likes] of [
    ["quiet", 3],
    ["loud", 400],
  ] as const) {
    await watchProfile(caller, { platform: "twitter", handle }, now);
    await importText(id, "twitter", rivalPosts(handle === "loud" ? 120 : 40, likes), "rival.csv", handle);
    await importText(
      id,
      "twitter",
      `date,followers\n${day},${handle === "loud" ? 9_000 : 800}\n`,
      "a.csv",
      handle,
    );
  }
  await watchProfile(caller, { platform: "twitter", handle: "empty" }, now);
  const [compared, ...others] = await compareProfiles(caller, now);
  expect(others).toEqual([]);
  expect(compared?.profiles.map(({ handle, role, followers }) => [handle, role, followers])).toEqual([
    ["brand", "own", 500],
    ["loud", "watched", 9_000],
    ["quiet", "watched", 800],
  ]);
  const rows = compared?.inputs ?? [];
  // Impressions and shares are known of the brand alone, saves of others only.
  expect(rows.map(({ input }) => input).join()).not.toMatch(/impressions|shares|saves|typical of/);
  const rate = rows.find(({ unit }) => unit === "interactions per follower");
  expect(rate?.values.map((one) => one !== null)).toEqual([true, true, true]);
  expect(rows.filter(({ pillar }) => pillar === "sentiment")).toEqual([]);
  const days = rows.filter(({ unit }) => unit === "days with a post per week");
  expect(days).toHaveLength(2);
  expect(rate?.values[1]?.value).toBeGreaterThan(rate?.values[2]?.value ?? 1);
  for (const { values } of rows)
    for (const one of values) if (one) expect(one.percentile >= 0 && one.percentile <= 100).toBe(true);
});

it("a brand alone is measured as the formula measures it", async () => {
  const { id, caller } = await makeBrand();
  await watchProfile(caller, { platform: "twitter", handle: "quiet" }, now);
  await importText(id, "twitter", makePosts(90), "same.csv", "quiet");
  const [compared] = await compareProfiles(caller, now);
  const { input } = await loadFormulaInput(id, day, formula());
  const { contributions } = formula().score(input).explanation;
  const own = compared?.inputs.flatMap(({ pillar, values }) =>
    values[0] ? [[pillar, values[0].value, values[0].percentile]] : [],
  );
  expect(own).toEqual(contributions.map(({ pillar, value, normalised }) => [pillar, value, normalised]));
});
