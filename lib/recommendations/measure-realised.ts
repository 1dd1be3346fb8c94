import { withWorkspace } from "../db.ts";
import type { FormulaInput, PlatformInput } from "../formula/formula-input.ts";
import type { FormulaVersion } from "../formula/version.ts";
import { formula } from "../formula/versions.ts";
import { log } from "../log.ts";
import { listProfilesOf } from "../profiles/list-own-profiles.ts";
import { findKnownPosts, loadPostPeriods } from "../score/known-posts.ts";
import { findObservedDays } from "../score/load-profile-data.ts";
import { roundTo } from "../statistics/round-to.ts";
import { addDays, daysBefore, utcDay } from "../time.ts";
import { LEDGER_DAYS } from "./ledger-days.ts";
import { type DueEntry, listDueEntries } from "./list-due-entries.ts";

/** What one call measures at most; the rest follows with the next one. */
const MAX_AT_ONCE = 3;

/** The figures on which this process measured an entry last: it is tried again only when they have changed. */
const tried = new Map<string, string>();

/**
 * Measures recommendations that were done at least 28 days ago, in every workspace: the points that the pillar moved from the
 * day on which one was done to the 28th day after, on the platforms of the audit that advised it. It waits up to two weeks
 * longer for figures that reach that day. The pillar moves for other reasons too: this is no proof of a cause. Any number
 * of workers may do this at once; an entry is measured once. One that fails is logged and does not hold up the others.
 * @returns whether there are more
 */
export async function measureRealised(now: Date): Promise<boolean> {
  const due = await listDueEntries(now);
  const keys = new Set(due.map(keyOf));
  for (const key of tried.keys()) if (!keys.has(key)) tried.delete(key);
  const isNew = (entry: DueEntry) => tried.get(keyOf(entry)) !== basisOf(entry, now);
  const untried = due.filter(isNew);
  for (const entry of untried.slice(0, MAX_AT_ONCE)) {
    tried.set(keyOf(entry), basisOf(entry, now));
    await measureOne(entry, now).catch((error) =>
      log().error(
        { recommendation_id: entry.id, workspace_id: entry.workspaceId, err: error },
        "a recommendation was not measured",
      ),
    );
  }
  return untried.length > MAX_AT_ONCE;
}

function keyOf({ workspaceId, id, doneAt }: DueEntry): string {
  return `${workspaceId}/${id}/${doneAt.toISOString()}`;
}

function basisOf(entry: DueEntry, now: Date): string {
  return `${entry.dataVersion}/${isAwaited(entry, now)}`;
}

function isAwaited({ doneAt }: DueEntry, now: Date): boolean {
  return doneAt > daysBefore(now, LEDGER_DAYS.awaited);
}

async function measureOne(entry: DueEntry, now: Date): Promise<void> {
  const { workspaceId, id, doneAt } = entry;
  const [from, to] = [utcDay(doneAt), addDays(utcDay(doneAt), LEDGER_DAYS.measured)];
  if (isAwaited(entry, now) && !(await reachesDay(entry, to, now))) return;
  const version = formula(entry.formulaVersion ?? undefined);
  // Hardly any look finds one that is due: until then a worker needs nothing of what reads figures.
  const { loadPlatformInputs } = await import("../score/load-formula-input.ts");
  const later = await loadPlatformInputs(workspaceId, to, entry.platforms, version);
  const isLater = (platform: PlatformInput) =>
    (entry.pillar === "sentiment" ? platform.observedTo : lastPostDay(platform)) > from;
  if (!later.platforms.some(isLater)) return;
  const before = levelOf(
    entry,
    version,
    await loadPlatformInputs(workspaceId, from, entry.platforms, version),
  );
  const after = levelOf(entry, version, later);
  if (before === null || after === null) return;
  const realised = roundTo(after - before, 1);
  await withWorkspace(workspaceId, (tx) =>
    tx.recommendationEntry.updateMany({
      where: { workspaceId, id, status: "done", doneAt, realised: null },
      data: { realised },
    }),
  );
}

/** Whether the figures that the pillar comes from reach a day on every platform: comments, or posts. */
async function reachesDay(entry: DueEntry, day: string, now: Date): Promise<boolean> {
  const { workspaceId, platforms, pillar } = entry;
  for (const platform of platforms) {
    const profiles = await withWorkspace(workspaceId, (tx) => listProfilesOf(tx, workspaceId, platform));
    const reached = await Promise.all(profiles.map(({ id }) => lastDays(workspaceId, id, utcDay(now))));
    const isReached =
      pillar === "sentiment"
        ? reached.some(({ observed }) => observed >= day)
        : reached.length > 0 && reached.every(({ posts }) => posts >= day);
    if (!isReached) return false;
  }
  return true;
}

/** The last day on which anything of a profile was observed, and on which its posts are known; empty where none is. */
async function lastDays(workspaceId: string, profileId: string, today: string) {
  const observed = await findObservedDays(workspaceId, profileId, today);
  const periods = await loadPostPeriods(workspaceId, profileId);
  const posts = observed && findKnownPosts(periods, observed.posts, today);
  return { observed: observed?.to ?? "", posts: posts?.to ?? "" };
}

function lastPostDay({ postsKnown }: PlatformInput): string {
  return postsKnown?.to ?? "";
}

/** The pillar before rounding; null without evidence. */
function levelOf(
  { pillar }: DueEntry,
  { score, explain }: FormulaVersion,
  input: FormulaInput,
): number | null {
  const result = score(input);
  return result.confidence[pillar].level === "none" ? null : explain.levels(result).pillars[pillar];
}
