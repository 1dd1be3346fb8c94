import { expect, it } from "vitest";
import { addDays } from "../../time.ts";
import { chooseDue, type Due, nextNight, startOfNextNight } from "./plan-syncs.ts";

const HOUR = 3_600_000;
const START = new Date("2026-11-20T12:00:00Z");

it("spreads the profiles of 1,000 workspaces over the hours of the night", () => {
  const moments = Array.from({ length: 6_000 }, (_, n) => nextNight(`prf_${n}`, START));
  const hours = Map.groupBy(moments, (at) => Math.floor((at.getTime() - Date.parse("2026-11-21")) / HOUR));
  expect([...hours.keys()].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const [, some] of hours) expect(Math.abs(some.length - 1_000)).toBeLessThan(150);
  expect(nextNight("prf_1", nextNight("prf_1", START)).getTime() - nextNight("prf_1", START).getTime()).toBe(
    24 * HOUR,
  );
});

it("in 14 nights of 1,000 workspaces no budget is passed and nobody waits for more than two nights", () => {
  const known = Array.from({ length: 1_000 }, (_, n) => {
    const role = "own" as const;
    const facts = {
      role,
      workspaceId: `ws_${n}`,
      profileId: `prf_${n}`,
      platform: "youtube",
      cost: 6 + (n % 9),
    };
    return { ...facts, lastSync: null as Date | null, at: nextNight(`prf_${n}`, START), waited: 0 };
  });
  const longest: number[] = [];
  for (let day = "2026-11-21"; day < "2026-12-05"; day = addDays(day, 1)) {
    let used = 0;
    for (let minute = Date.parse(day); minute < Date.parse(addDays(day, 1)); minute += 60_000) {
      const now = new Date(minute);
      const due = known.filter(({ at }) => at <= now);
      const chosen = chooseDue(due, new Map([["youtube", { limit: 10_000, used }]]));
      for (const one of chosen.now as typeof known) {
        used += one.cost;
        Object.assign(one, { lastSync: now, at: nextNight(one.profileId, now), waited: 0 });
      }
      for (const one of chosen.later as typeof known) {
        Object.assign(one, { at: startOfNextNight(now), waited: one.waited + 1 });
        longest.push(one.waited);
      }
    }
    expect(used).toBeGreaterThan(7_950);
    expect(used).toBeLessThanOrEqual(8_000);
  }
  expect(known.filter(({ lastSync }) => lastSync === null)).toEqual([]);
  expect(Math.max(...longest)).toBeLessThanOrEqual(2);
});

it("lets those go first that were not synced for the longest time", () => {
  const due = [1, 3, 2].map((age): Due => {
    const lastSync = new Date(START.getTime() - age * HOUR);
    return {
      role: "own",
      workspaceId: "ws",
      profileId: `prf_${age}`,
      platform: "youtube",
      cost: 4,
      lastSync,
    };
  });
  const { now, later } = chooseDue(due, new Map([["youtube", { limit: 10, used: 0 }]]));
  expect(now.map(({ profileId }) => profileId)).toEqual(["prf_3", "prf_2"]);
  expect(later.map(({ profileId }) => profileId)).toEqual(["prf_1"]);
  expect(chooseDue(due, new Map()).now).toHaveLength(3);
});

it("takes watched profiles behind own ones, in the hour behind their night, and of no budget more than half", () => {
  const moments = Array.from({ length: 500 }, (_, n) => nextNight(`prf_${n}`, START, "watched").getTime());
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(Date.parse("2026-11-21T06:00:00Z"));
  expect(Math.max(...moments)).toBeLessThan(Date.parse("2026-11-21T07:00:00Z"));
  expect(startOfNextNight(START, "watched")).toEqual(new Date("2026-11-21T06:00:00Z"));
  const due = ["watched", "own", "watched", "own"].map((role, n): Due => {
    const facts = { workspaceId: "ws", profileId: `prf_${role}_${n}`, platform: "youtube", cost: 20 };
    // Own ones were synced last.
    return { ...facts, role: role as Due["role"], lastSync: new Date(role === "own" ? START : 0) };
  });
  const names = (budget: number) =>
    chooseDue(due, new Map([["youtube", { limit: budget, used: 0 }]])).now.map(({ profileId }) => profileId);
  expect(names(200)).toEqual(["prf_own_1", "prf_own_3", "prf_watched_0", "prf_watched_2"]);
  expect(names(120)).toEqual(["prf_own_1", "prf_own_3", "prf_watched_0"]);
  expect(names(50)).toEqual(["prf_own_1", "prf_own_3"]);
});
