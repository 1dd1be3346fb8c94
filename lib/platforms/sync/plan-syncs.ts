import { FNV_START, fnvHash, mixHash } from "../../statistics/fnv-hash.ts";
import { DAY_MS } from "../../time.ts";
import { WATCHED_SHARE } from "./watched-access.ts";

/** The night in which profiles are synced: hours after midnight UTC. */
const NIGHT = { from: 0, hours: 6 };
/** Watched profiles come in the hour behind it, before any vendor's day begins anew: own ones were all planned by then. */
const WATCHED_NIGHT = { from: 6, hours: 1 };
/** Of a budget that all share so much is for nights; the rest is for those who connect, and who ask in the day. */
const SHARE_OF_NIGHTS = 0.8;

type Role = "own" | "watched";

export type Due = {
  workspaceId: string;
  profileId: string;
  platform: string;
  role: Role;
  /** What its last sync took of the app's budget; an estimate before there is one. */
  cost: number;
  /** null: never. */
  lastSync: Date | null;
};
/** An app's budget of a platform on a day; platforms without one are left out. */
export type DayBudgets = ReadonlyMap<string, { limit: number; used: number }>;

/**
 * When a profile is synced next: at its own moment of the night, which spreads profiles over its hours and does not change.
 * @param after the last sync, or now
 * @returns the first such moment that is later
 */
export function nextNight(profileId: string, after: Date, role: Role = "own"): Date {
  const { from, hours } = role === "own" ? NIGHT : WATCHED_NIGHT;
  const share = mixHash(fnvHash(profileId, FNV_START)) / 2 ** 32;
  const offset = (from + share * hours) * 3_600_000;
  const day = Math.floor(after.getTime() / DAY_MS) * DAY_MS;
  const at = day + Math.floor(offset);
  return new Date(at > after.getTime() ? at : at + DAY_MS);
}

/** When a profile is synced for which the night's budget was not enough: at the beginning of the next night, before all others. */
export function startOfNextNight(after: Date, role: Role = "own"): Date {
  const day = Math.floor(after.getTime() / DAY_MS) * DAY_MS;
  const { from } = role === "own" ? NIGHT : WATCHED_NIGHT;
  return new Date(day + DAY_MS + from * 3_600_000);
}

/**
 * Which of the profiles whose moment has come are synced now. Where a budget has not enough for all of them, own ones come before
 * watched ones, and then those that were not synced for the longest time; the others wait for the next night (`startOfNextNight`). Of a
 * watched one no more of a budget is used than `WATCHED_SHARE`.
 */
export function chooseDue(due: readonly Due[], budgets: DayBudgets): { now: Due[]; later: Due[] } {
  const left = new Map([...budgets].map(([name, { limit, used }]) => [name, limit * SHARE_OF_NIGHTS - used]));
  const chosen: { now: Due[]; later: Due[] } = { now: [], later: [] };
  const inOrder = due.toSorted(
    (a, b) =>
      Number(a.role === "watched") - Number(b.role === "watched") ||
      (a.lastSync?.getTime() ?? 0) - (b.lastSync?.getTime() ?? 0),
  );
  for (const one of inOrder) {
    const rest = left.get(one.platform);
    const kept = one.role === "own" ? 0 : keptForOwn(budgets.get(one.platform)?.limit ?? 0);
    const hasRoom = rest === undefined || one.cost <= rest - kept;
    if (hasRoom && rest !== undefined) left.set(one.platform, rest - one.cost);
    chosen[hasRoom ? "now" : "later"].push(one);
  }
  return chosen;
}

/** What watched profiles leave of the share of nights, so that no more of the whole budget is used than theirs. */
function keptForOwn(limit: number): number {
  return Math.floor(limit * (SHARE_OF_NIGHTS - WATCHED_SHARE));
}
