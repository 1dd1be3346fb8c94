import { setImmediate as yieldToOthers } from "node:timers/promises";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { type Crisis, findCrisis } from "../formula/find-crisis.ts";
import type { CommentDay } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { formula } from "../formula/versions.ts";
import { listOwnProfiles, type OwnProfile } from "../profiles/list-own-profiles.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { withHistoryLock } from "./history-lock.ts";
import { loadCommentDays } from "./load-comment-days.ts";
import { findObservedDays } from "./load-profile-data.ts";
import { mergeProfiles } from "./merge-profiles.ts";
import { type HistoryDay, replaceHistory } from "./replace-history.ts";
import { tellCrisis } from "./tell-crisis.ts";
import { walkProfile } from "./walk-profile.ts";

type Days = Pick<FormulaVersion, "days">;

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
 * @param without ids of profiles that are left out, as those that are about to be disconnected.
 */
export async function buildHistory(
  workspaceId: string,
  now: Date,
  without: readonly string[] = [],
): Promise<HistoryDay[]> {
  return (await build(workspaceId, now, without)).days;
}

type Built = { days: HistoryDay[]; crisis: Crisis | null };

async function build(workspaceId: string, now: Date, without: readonly string[]): Promise<Built> {
  const observed = await findObserved(workspaceId, utcDay(now), without);
  const first = observed.map(({ days }) => days.from).sort()[0];
  const to = observed
    .map(({ days }) => days.to)
    .sort()
    .at(-1);
  if (!first || !to) return { days: [], crisis: null };
  const from = daysBetween(first, to) < MAX_DAYS ? first : addDays(to, 1 - MAX_DAYS);
  const version = formula();
  const counted = await countComments(workspaceId, observed, { from, to }, version);
  const walks = await Promise.all(
    observed.map(({ profile, days }) =>
      walkProfile(workspaceId, profile, days, { from, to }, version, counted.get(profile.id) ?? []),
    ),
  );
  const history: HistoryDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const profiles = (await Promise.all(walks.map((walk) => walk(date)))).filter((data) => data !== null);
    const { score, pillars, formulaVersion } = version.score(mergeProfiles({ asOf: date, profiles }));
    history.push({ date, score, pillars, formulaVersion });
    await yieldToOthers();
  }
  return { days: history, crisis: findNewest(utcDay(now), observed, counted, version) };
}

/** The crisis of today, in the window that an audit looks at. */
function findNewest(
  asOf: string,
  observed: readonly { profile: OwnProfile }[],
  counted: ReadonlyMap<string, CommentDay[]>,
  { days }: Days,
): Crisis | null {
  const from = addDays(asOf, 1 - days.posts);
  const platforms = observed.map(({ profile: { id, platform } }) => {
    return { platform, comments: (counted.get(id) ?? []).filter(({ date }) => date >= from) };
  });
  return findCrisis({ asOf, platforms });
}

/** The comments on all profiles, from the lookback before the span on. */
function countComments(
  workspaceId: string,
  observed: readonly { profile: OwnProfile }[],
  span: { from: string; to: string },
  { days }: Days,
): Promise<Map<string, CommentDay[]>> {
  const window = { from: addDays(span.from, 1 - days.lookback), to: span.to };
  return loadCommentDays(
    workspaceId,
    observed.map(({ profile }) => profile),
    window,
  );
}

async function findObserved(workspaceId: string, to: string, without: readonly string[]) {
  const all = await withWorkspace(workspaceId, (tx) => listOwnProfiles(tx, workspaceId));
  const profiles = all.filter(({ id }) => !without.includes(id));
  const found = await Promise.all(
    profiles.map(async (profile) => ({
      profile,
      days: await findObservedDays(workspaceId, profile.id, to),
    })),
  );
  return found.flatMap(({ profile, days }) => (days ? [{ profile, days }] : []));
}
