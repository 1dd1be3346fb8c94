import { expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { watchProfile } from "../platforms/watch-profile.ts";
import { addDays, utcDay } from "../time.ts";
import { compareRivals } from "./compare-rivals.ts";
import { listBestPosts } from "./list-best-posts.ts";
import { orderRows } from "./order-rows.ts";
import { writeRivalsCsv } from "./write-rivals-csv.ts";

const now = new Date();
const day = utcDay(now);

/** A post a day with so many likes, comments and saves. */
function rivalPosts(days: number, likes: number, last = 0): string {
  const rows = Array.from({ length: days }, (_, n) => {
    return `r${n},${addDays(day, -n - last)}T10:00:00Z,Ours ${n},${likes},0,9`;
  });
  return ["id,created_at,text,likes,comments,saves", ...rows, ""].join("\n");
}

async function makeBrand() {
  const { id } = await makeWorkspace();
  const caller = await operatorFor(id);
  const watch = async (handle: string, posts: string) => {
    await watchProfile(caller, { platform: "twitter", handle }, now);
    if (posts) await importText(id, "twitter", posts, `${handle}.csv`, handle);
  };
  return { id, caller, watch };
}

it("a share is a part of what everyone brought who is known for the whole period", async () => {
  const { id, caller, watch } = await makeBrand();
  await importText(id, "twitter", makePosts(120));
  await importText(id, "twitter", `date,followers\n${addDays(day, -40)},400\n${day},500\n`);
  await watch("loud", rivalPosts(120, 100));
  await watch("young", rivalPosts(10, 100));
  await watch("old", rivalPosts(120, 100, 60));
  await watch("empty", "");
  const { rows, period, together, counted, lines, weeks } = await compareRivals(caller, { days: 28 }, now);
  expect(period).toEqual({ from: addDays(day, -27), to: day });
  // Saves are known of others only, impressions and shares of the brand alone.
  expect(counted).toEqual([{ platform: "twitter", kinds: ["likes", "comments"] }]);
  expect(together).toBeNull();
  const by = (handle: string) => rows.find((row) => row.handle === handle);
  const own = Array.from({ length: 28 }, (_, n) => 20 + (n % 7) + (n % 4)).reduce((a, b) => a + b, 0);
  expect(by("loud")).toMatchObject({
    knownDays: 28,
    posts: 28,
    postsPerWeek: 7,
    interactionsPerPost: 100,
    rate: null,
  });
  expect(by("loud")?.shareOfInteractions).toBeCloseTo(2_800 / (2_800 + own), 10);
  expect(by("brand")?.shareOfInteractions).toBeCloseTo(own / (2_800 + own), 10);
  expect(by("brand")).toMatchObject({ followers: 500, shareOfPosts: 0.5, role: "own" });
  expect(by("brand")?.growth).toEqual({ share: 0.25, days: 40 });
  expect(by("brand")?.rate).toBeCloseTo(own / 28 / 500, 10);
  expect(by("young")).toMatchObject({
    knownDays: 10,
    postsPerWeek: 7,
    shareOfInteractions: null,
    shareOfPosts: null,
  });
  expect(by("old")).toMatchObject({
    knownDays: 0,
    knownUntil: addDays(day, -60),
    postsPerWeek: null,
    interactionsPerPost: null,
  });
  expect(by("empty")).toMatchObject({ knownDays: 0, knownUntil: null, shareOfInteractions: null });
  expect(weeks).toHaveLength(4);
  expect(lines.map(({ handle }) => handle ?? "").toSorted()).toEqual(["", "empty", "loud", "old", "young"]);
  const [ours, loud] = [null, "loud"].map((name) => lines.find(({ handle }) => handle === name));
  for (const week of [0, 1, 2, 3])
    expect((ours?.values.share[week] ?? 0) + (loud?.values.share[week] ?? 0)).toBeCloseTo(1, 10);
  expect(ours?.values.posts).toEqual([7, 7, 7, 7]);
  const best = await listBestPosts(caller, { ids: rows.map(({ profileId }) => profileId), to: day });
  expect(best.length).toBeGreaterThan(0);
});

it("one's own profiles are summed, a platform and rivals can be chosen, and others' workspaces are not read", async () => {
  const { id, caller, watch } = await makeBrand();
  await importText(id, "twitter", makePosts(60));
  await importText(id, "instagram", makePosts(60));
  await watch("loud", rivalPosts(60, 100));
  await watch("quiet", rivalPosts(60, 1));
  const other = await makeBrand();
  await other.watch("theirs", rivalPosts(60, 100));
  const all = await compareRivals(caller, { days: 28 }, now);
  expect(all.platforms).toEqual(["instagram", "twitter"]);
  expect(all.rows.filter(({ role }) => role === "own")).toHaveLength(2);
  const own = all.rows
    .filter(({ role }) => role === "own")
    .map((row) => row.shareOfInteractions ?? Number.NaN);
  expect(all.together?.shareOfInteractions).toBeCloseTo((own[0] ?? 0) + (own[1] ?? 0), 10);
  expect(all.together).toMatchObject({ posts: 56, postsPerWeek: 14, followers: null, rate: null });
  expect(all.rows.reduce((sum, row) => sum + (row.shareOfInteractions ?? 0), 0)).toBeCloseTo(1, 10);
  const [loud] = all.rows.filter(({ handle }) => handle === "loud");
  const chosen = await compareRivals(
    caller,
    { days: 91, platform: "twitter", with: [loud?.profileId ?? "", "prf_nobody"] },
    now,
  );
  expect(chosen.rows.map(({ handle }) => handle)).toEqual(["brand", "loud"]);
  expect(chosen.profiles).toHaveLength(3);
  // Two months are known, and three are asked for.
  expect(chosen.rows.map(({ shareOfInteractions, knownDays }) => [shareOfInteractions, knownDays])).toEqual([
    [null, 60],
    [null, 60],
  ]);
  const theirs = await compareRivals(other.caller, { days: 28 }, now);
  expect(theirs.rows.map(({ handle, role }) => [handle, role])).toEqual([["theirs", "watched"]]);
  expect(theirs.rows[0]?.shareOfInteractions).toBeNull();
  expect(
    await listBestPosts(other.caller, { ids: all.rows.map(({ profileId }) => profileId), to: day }),
  ).toEqual([]);
});

it("a post of the week stands beside what is usual of its profile when its figures are as old", async () => {
  const { id, caller, watch } = await makeBrand();
  const until = addDays(day, -10);
  const posts = Array.from(
    { length: 40 },
    (_, n) => `o${n},${addDays(until, -n)}T09:00:00Z,Ours ${n},${n === 1 ? 90 : 30},0`,
  );
  await importText(id, "twitter", ["id,created_at,text,likes,comments", ...posts, ""].join("\n"));
  await watch("loud", rivalPosts(20, 100, 10));
  await watch("small", rivalPosts(3, 500, 11));
  const { rows, period } = await compareRivals(caller, { days: 28 }, now);
  const ids = rows.map(({ profileId }) => profileId);
  expect(period?.to).toBe(addDays(day, -11));
  const best = await listBestPosts(caller, { ids, to: period?.to ?? "" });
  // Three of each; of three posts nobody can say what is usual: they stand last of the watched ones.
  expect(best.map(({ handle }) => handle)).toEqual(
    ["loud", "small", "brand"].flatMap((handle) => [handle, handle, handle]),
  );
  expect(best[6]).toMatchObject({
    text: "Ours 1",
    interactions: 90,
    ageDays: 11,
    usual: { interactions: 30, among: 40 },
  });
  expect(best[0]).toMatchObject({ usual: { interactions: 109, among: 20 }, picture: null });
  const alone = await listBestPosts(caller, {
    ids: rows.filter(({ handle }) => handle === "small").map(({ profileId }) => profileId),
    to: period?.to ?? "",
  });
  expect(alone.map(({ usual }) => usual)).toEqual([null, null, null]);
});

it("the file has a line a profile, nothing where nothing is known, and runs no formula", async () => {
  const { id, caller, watch } = await makeBrand();
  await importText(id, "twitter", makePosts(60));
  await watch("loud", rivalPosts(60, 100));
  await watch("empty", "");
  const rivals = await compareRivals(caller, { days: 28 }, now);
  const evil = rivals.rows.map((row) => (row.handle === "loud" ? { ...row, handle: "=cmd()" } : row));
  const lines = writeRivalsCsv(rivals, orderRows(evil, "share")).split("\r\n");
  expect(lines[0]).toMatch(/^\ufeffplatform,profile,whose,from,to,known days,followers/);
  expect(lines[1]).toMatch(
    /^X \(Twitter\),'=cmd\(\),watched,[\d-]+,[\d-]+,28,,,,28,7,100,,"likes, comments",[\d.]+,50$/,
  );
  expect(lines[2]).toMatch(/^X \(Twitter\),brand,own,/);
  expect(lines[3]).toMatch(/^X \(Twitter\),empty,watched,[\d-]+,[\d-]+,0,,,,,,,,"likes, comments",,$/);
});
