import { setImmediate as yieldToOthers } from "node:timers/promises";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { type Crisis, findCrisis } from "../formula/find-crisis.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { formula } from "../formula/versions.ts";
import { disconnectedOn, isCountedOn } from "../profiles/list-counted-profiles.ts";
import { listKeptProfiles, type OwnProfile } from "../profiles/list-own-profiles.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { findWindows } from "./find-windows.ts";
import { withHistoryLock } from "./history-lock.ts";
import { loadCommentDays } from "./load-comment-days.ts";
import { type Dated, findObservedDays } from "./load-profile-data.ts";
import { mergeProfiles } from "./merge-profiles.ts";
import { type HistoryDay, replaceHistory } from "./replace-history.ts";
import { tellCrisis } from "./tell-crisis.ts";
import { walkProfile } from "./walk-profile.ts";

/** Reconstruction covers the newest five years of a workspace's data. */
const MAX_DAYS = 5 * 365 + 1;

/**
 * Writes the reconstructed history of a workspace anew: one point a day from the first to the last day with data, each
 * from data dated up to that day. A crisis that the newest data show is told.
 * @param alsoWrite runs in the transaction of the points.
 * @returns how many points it has now.
 */
export function rebuildHistory(
  workspaceId: string,
  now: Date,
  alsoWrite: (tx: WorkspaceTx) => Promise<void> = async () => {},
): Promise<{ points: number }> {
  return withHistoryLock(workspaceId, async () => {
    const { days, crisis } = await build(workspaceId, now, []);
    await withWorkspace(workspaceId, async (tx) => {
      await replaceHistory(tx, workspaceId, days, now);
      if (crisis) await tellCrisis(tx, workspaceId, crisis, now);
      await alsoWrite(tx);
    });
    return { points: days.length };
  });
}

/**
 * Computes what `rebuildHistory` writes; to be called under the lock of the history.
 * @param ending ids of profiles that are about to be disconnected.
 */
export async function buildHistory(
  workspaceId: string,
  now: Date,
  ending: readonly string[] = [],
): Promise<HistoryDay[]> {
  return (await build(workspaceId, now, ending)).days;
}

type Version = Pick<FormulaVersion, "days" | "profiles">;
type Observed = { profile: OwnProfile; days: Dated };
type Built = { days: HistoryDay[]; crisis: Crisis | null };

async function build(workspaceId: string, now: Date, ending: readonly string[]): Promise<Built> {
  const version = formula();
  const observed = await findObserved(workspaceId, now, version, ending);
  const first = observed.map(({ days }) => days.from).sort()[0];
  const to = observed
    .map(({ days }) => days.to)
    .sort()
    .at(-1);
  if (!first || !to) return { days: [], crisis: null };
  const from = daysBetween(first, to) < MAX_DAYS ? first : addDays(to, 1 - MAX_DAYS);
  const counted = await countComments(workspaceId, observed, { from: first, to });
  const walks = await Promise.all(
    observed.map(({ profile, days }) =>
      walkProfile(workspaceId, profile, days, { from, to }, version, counted.get(profile.id) ?? []),
    ),
  );
  const history: HistoryDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const profiles = (await Promise.all(walks.map((walk) => walk(date)))).filter((data) => data !== null);
    const { score, pillars, formulaVersion } = version.score(
      mergeProfiles({ asOf: date, profiles }, version),
    );
    history.push({ date, score, pillars, formulaVersion });
    await yieldToOthers();
  }
  return { days: history, crisis: findNewest(utcDay(now), observed, counted, version) };
}

/** The crisis of today, in the windows that an audit looks at. */
function findNewest(
  asOf: string,
  observed: readonly Observed[],
  counted: ReadonlyMap<string, CommentDay[]>,
  version: Version,
): Crisis | null {
  const platforms = observed
    .filter(({ profile }) => isCountedOn(profile, asOf))
    .map(({ profile: { id, platform }, days }) => {
      const from = findWindows(version, asOf, days.last).comments;
      return { platform, comments: (counted.get(id) ?? []).filter(({ date }) => date >= from) };
    });
  return findCrisis({ asOf, platforms });
}

/** The comments on all profiles, of each up to the day on which it was disconnected. */
function countComments(
  workspaceId: string,
  observed: readonly Observed[],
  range: { from: string; to: string },
): Promise<Map<string, CommentDay[]>> {
  const profiles = observed.map(({ profile }) => {
    const ended = disconnectedOn(profile, range.to);
    return { id: profile.id, platform: profile.platform, ...(ended && { disconnectedOn: ended }) };
  });
  return loadCommentDays(workspaceId, profiles, range);
}

async function findObserved(workspaceId: string, now: Date, version: Version, ending: readonly string[]) {
  const kept = await withWorkspace(workspaceId, (tx) => listKeptProfiles(tx, workspaceId));
  const profiles = kept
    .map((one) => (ending.includes(one.id) ? { ...one, disconnectedAt: now } : one))
    // One that keeps profiles apart goes on with those that were disconnected, up to that day and a while after it.
    .filter((one) => version.profiles === "apart" || one.disconnectedAt === null);
  const found = await Promise.all(
    profiles.map(async (profile) => ({ profile, days: await observedOf(workspaceId, profile, utcDay(now)) })),
  );
  return found.flatMap(({ profile, days }) => (days ? [{ profile, days }] : []));
}

function observedOf(workspaceId: string, profile: OwnProfile, day: string) {
  return findObservedDays(workspaceId, profile.id, disconnectedOn(profile, day) ?? day);
}
