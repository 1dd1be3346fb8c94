import { setImmediate as yieldToOthers } from "node:timers/promises";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { type Crisis, findCrisis } from "../formula/find-crisis.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import { platformsOf, pointBasis } from "../formula/point-basis.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { formula } from "../formula/versions.ts";
import { disconnectedOn, isCountedOn } from "../profiles/list-counted-profiles.ts";
import { listKeptProfiles, type OwnProfile } from "../profiles/list-own-profiles.ts";
import { addDays, utcDay } from "../time.ts";
import { openInputChain } from "./chain-inputs.ts";
import { findWindows } from "./find-windows.ts";
import { withHistoryLock } from "./history-lock.ts";
import { keepCrisis } from "./keep-crisis.ts";
import { loadCommentDays } from "./load-comment-days.ts";
import { type Dated, findObservedDays } from "./load-profile-data.ts";
import { mergeProfiles } from "./merge-profiles.ts";
import { hasRecentData } from "./recent-data.ts";
import { type HistoryDay, readPointInputs, replaceHistory } from "./replace-history.ts";
import { tellCrisis } from "./tell-crisis.ts";
import { type DayByDay, walkProfile } from "./walk-profile.ts";

/**
 * Writes the reconstructed history of a workspace anew: one point a day from the first to the last day with data, each
 * from data dated up to that day. Days of whose last 13 weeks no source covers any have no point. A crisis that the
 * newest data show is told. Points of which nothing has changed stand as they are.
 * @param alsoWrite runs in the transaction of the points.
 * @returns how many points it has now.
 */
export function rebuildHistory(
  workspaceId: string,
  now: Date,
  alsoWrite: (tx: WorkspaceTx) => Promise<void> = async () => {},
): Promise<{ points: number }> {
  return withHistoryLock(workspaceId, () => rewriteHistory(workspaceId, now, alsoWrite));
}

/** What `rebuildHistory` does; to be called under the lock of the history. Points are written as they are computed. */
export async function rewriteHistory(
  workspaceId: string,
  now: Date,
  alsoWrite: (tx: WorkspaceTx) => Promise<void> = async () => {},
): Promise<{ points: number }> {
  const { days, crisis } = await openHistory(workspaceId, now);
  return withWorkspace(workspaceId, async (tx) => {
    const points = await replaceHistory(tx, workspaceId, days, now);
    if (crisis) await tellCrisis(tx, workspaceId, crisis, now);
    await alsoWrite(tx);
    // Last, for imports that come in wait for this row: profiles are written before it, by them too.
    await keepCrisis(tx, workspaceId, crisis, now);
    return { points };
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
  const days: HistoryDay[] = [];
  for await (const day of (await openHistory(workspaceId, now, ending)).days) days.push(day);
  return days;
}

type Version = Pick<FormulaVersion, "days" | "profiles" | "comments">;
type Observed = { profile: OwnProfile; days: Dated };
type History = { days: AsyncIterable<HistoryDay> | HistoryDay[]; crisis: Crisis | null };

/** Days are computed as they are asked for. */
async function openHistory(workspaceId: string, now: Date, ending: readonly string[] = []): Promise<History> {
  const version = formula();
  const observed = await findObserved(workspaceId, now, version, ending);
  const from = observed.map(({ days }) => days.from).sort()[0];
  const to = observed
    .map(({ days }) => days.to)
    .sort()
    .at(-1);
  if (!from || !to) return { days: [], crisis: null };
  const span = { from, to };
  const counted = await countComments(workspaceId, observed, span, version);
  const walks = await Promise.all(
    observed.map(({ profile, days }) =>
      walkProfile(workspaceId, profile, days, span, version, counted.get(profile.id) ?? []),
    ),
  );
  const crisis = findNewest(utcDay(now), observed, counted, version);
  const known = await withWorkspace(workspaceId, (tx) => readPointInputs(tx, workspaceId));
  return { days: scoreDays(walks, span, version, known), crisis };
}

async function* scoreDays(
  walks: readonly DayByDay[],
  { from, to }: { from: string; to: string },
  version: FormulaVersion,
  known: ReadonlyMap<string, string>,
): AsyncGenerator<HistoryDay> {
  const digest = openInputChain(version);
  const pointOf = version.openPoints();
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const profiles = (await Promise.all(walks.map((walk) => walk(date)))).filter((data) => data !== null);
    const inputs = digest(date, profiles);
    if (!hasRecentData(profiles, date)) continue;
    if (known.get(date) === inputs) yield { date, isKept: true };
    else {
      const input = mergeProfiles({ asOf: date, profiles }, version);
      const point = pointOf(input);
      const { score, pillars, formulaVersion } = point;
      const basis = pointBasis(point, platformsOf(input));
      yield { date, score, pillars, formulaVersion, inputs, basis };
    }
    await yieldToOthers();
  }
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
  version: Version,
): Promise<Map<string, CommentDay[]>> {
  const profiles = observed.map(({ profile }) => {
    const ended = disconnectedOn(profile, range.to);
    return { id: profile.id, platform: profile.platform, ...(ended && { disconnectedOn: ended }) };
  });
  return loadCommentDays(workspaceId, profiles, range, version);
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
