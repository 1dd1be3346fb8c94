import { describe, expect, it } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import type { Platform } from "#lib/formula/names.ts";
import { loadPlatformInputs } from "#lib/score/load-formula-input.ts";
import { addDays } from "#lib/time.ts";
import { reconcile } from "#lib/worker/reconcile.ts";
import { runToEnd } from "#scripts/testing/audits.ts";
import { importText, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { formula } from "../formula/versions.ts";
import { decideRecommendation } from "./decide-recommendation.ts";
import { listRecommendations } from "./list-recommendations.ts";
import { measureRealised } from "./measure-realised.ts";
import { recordRecommendations } from "./record-recommendations.ts";

const START = "2026-01-05";
const onDay = (days: number) => new Date(Date.parse(`${START}T09:00:00Z`) + days * 86_400_000);

/** Imports a post every so many days, from one day after the start to another. */
function importPosts(
  id: string,
  [from, to]: [number, number],
  every: number,
  platform: Platform = "twitter",
) {
  const count = Math.floor((to - from) / every) + 1;
  const rows = Array.from({ length: count }, (_, at) => {
    const day = to - at * every;
    return `${platform}${day},${addDays(START, day)}T09:00:00Z,Post ${day},20,2,1,1500`;
  });
  return importText(
    id,
    platform,
    ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n"),
  );
}

/** A brand on X with a post a week until the start, whose one recommendation was marked done on the start. */
async function makeDone() {
  const { id, key } = await makeWorkspace("agency");
  await importPosts(id, [-98, 0], 7);
  const auditId = await runToEnd({ id, key });
  await withWorkspace(id, async (tx) => {
    await tx.recommendationEntry.deleteMany({ where: { workspaceId: id } });
    const gains = { pillar_gain: 6, pillar_gain_28: 1.9, composite_gain: 0.9 };
    const words = { action: "Post twice a week", evidence: "14 posts", expected_impact: "+6.0 Presence" };
    const advice = {
      priority: 1,
      change: "cadence:twitter",
      pillar: "presence",
      ...gains,
      ...words,
    } as const;
    await recordRecommendations(tx, { workspaceId: id, auditId, recommendations: [advice], now: onDay(0) });
  });
  const caller = await operatorFor(id);
  const read = async (now: Date) => {
    const [entry] = await listRecommendations(caller, now);
    if (!entry) throw new Error("the ledger is empty");
    return entry;
  };
  const { id: entryId } = await read(onDay(0));
  const decide = (status: "open" | "done", now: Date) =>
    decideRecommendation(caller, entryId, { status }, now);
  await decide("done", onDay(0));
  /** Every due entry of the tests before is tried too, three at a time. */
  const measure = async (days: number) => {
    for (let turn = 0; turn < 4; turn++) await measureRealised(onDay(days));
    return (await read(onDay(days))).realised;
  };
  const presenceOn = async (days: number) =>
    formula().score(await loadPlatformInputs(id, addDays(START, days), ["twitter"], formula())).pillars
      .presence;
  return { id, key, read, decide, measure, presenceOn };
}

describe("what came of a recommendation that was done", () => {
  it("is what the pillar moved in 28 days by the data, not what an audit of another platform says", async () => {
    const { id, key, read, measure, presenceOn } = await makeDone();
    await importPosts(id, [4, 28], 3.5);
    await importPosts(id, [-90, 60], 30, "youtube");
    await runToEnd({ id, key }, { platforms: ["youtube"] });
    expect((await read(onDay(40))).realised).toBeNull();
    expect(await measure(27.9)).toBeNull();
    const realised = await measure(28);
    expect(realised).toBeGreaterThan(1);
    expect(Math.abs((realised ?? 0) - ((await presenceOn(28)) - (await presenceOn(0))))).toBeLessThan(0.11);
    await importPosts(id, [29, 80], 1);
    expect(await measure(59)).toBe(realised);
  });

  it("is measured by the worker's reconciler", async () => {
    const { id, read } = await makeDone();
    await importPosts(id, [4, 28], 4);
    for (let turn = 0; turn < 3; turn++) await reconcile(onDay(28));
    expect((await read(onDay(28))).realised).toBeGreaterThan(0);
  });

  it("waits for data that reach the day, and counts those that come late", async () => {
    const { id, measure } = await makeDone();
    await importPosts(id, [4, 20], 8);
    expect(await measure(30)).toBeNull();
    await importPosts(id, [1, 34], 1);
    expect(await measure(35)).toBeGreaterThan(5);
  });

  it("is not measured on the audience alone: the posts of the time after are not known", async () => {
    const { id, measure } = await makeDone();
    const days = Array.from({ length: 41 }, (_, day) => `${addDays(START, day)},900`);
    await importText(id, "twitter", ["date,followers", ...days, ""].join("\n"));
    expect(await measure(30)).toBeNull();
    expect(await measure(43)).toBeNull();
    await importPosts(id, [1, 34], 1);
    expect(await measure(44)).toBeGreaterThan(5);
  });

  it("is measured after six weeks from what there is, but never from no data of the time after", async () => {
    const some = await makeDone();
    await importPosts(some.id, [4, 20], 4);
    expect(await some.measure(41.9)).toBeNull();
    expect(await some.measure(42)).toBeGreaterThan(0);
    const none = await makeDone();
    expect(await none.measure(42)).toBeNull();
    await importPosts(none.id, [4, 28], 4);
    expect(await none.measure(61)).toBeNull();
    expect(await none.read(onDay(61))).toMatchObject({ status: "done", realised: null, is_closed: true });
  });

  it("counts from the day on which it was last marked done, and is measured once by several workers", async () => {
    const { id, decide, read, measure, presenceOn } = await makeDone();
    await importPosts(id, [4, 50], 2);
    await decide("open", onDay(10));
    await decide("done", onDay(14));
    expect(await measure(41.9)).toBeNull();
    await Promise.all([measureRealised(onDay(45)), measureRealised(onDay(45)), measure(45)]);
    const { realised, is_closed } = await read(onDay(45));
    expect(Math.abs((realised ?? 99) - ((await presenceOn(42)) - (await presenceOn(14))))).toBeLessThan(0.11);
    expect(is_closed).toBe(true);
    await expect(decide("open", onDay(46))).rejects.toThrow(/closed/);
  });
});
