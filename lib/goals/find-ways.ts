import { setImmediate as giveTurn } from "node:timers/promises";
import { requireScope } from "../access/require-scope.ts";
import { findCurrentAudit } from "../audits/audit-queries.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { WINDOW_DAYS } from "../formula/own-window.ts";
import { formula } from "../formula/versions.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { readFrozenInput } from "../score/read-frozen-input.ts";
import { roundTo } from "../statistics/round-to.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import { readOwnPast } from "./read-own-past.ts";
import { readSeries } from "./read-series.ts";
import type { DayValue, GoalBody, Reachable, Way } from "./schemas.ts";
import { figureOf, type ScoreMeasure } from "./values.ts";
import { bestOf, chooseWays, measured, type Tried, tryChanges } from "./ways/try-changes.ts";

type Handles = Map<string, string | null>;
type Searched = { tried: Tried[]; handles: Handles; asOf: string };

/** What was tried for audits whose goals were looked at last: a page and its form ask for the same. */
const KEPT = 24;
const searches = new Map<string, Promise<Searched | null>>();

/**
 * What a brand can change to reach a target by a day, within what it has done before: by the formula itself, on the frozen
 * data of the current audit.
 *
 * @param caller who asks, for its own workspace
 * @param goal measure, target and day
 * @returns up to three ways, the least effort first; else the best that can be
 * @throws Problem 403 without the scope `score:read`.
 */
export async function findWays(caller: Caller, goal: GoalBody, now: Date): Promise<Reachable> {
  requireScope(caller, "score:read");
  const keptDays = Math.min(WINDOW_DAYS, Math.max(1, daysBetween(utcDay(now), goal.due_on)));
  if (figureOf(goal.measure)) return reachFigure(caller, goal, keptDays, now);
  const found = await search(caller, keptDays);
  const none = { ways: [], best_way: null, kept_days: keptDays };
  if (found === null) return { ...none, verdict: "unknown", best: null, as_of: null };
  const { tried, asOf, handles } = found;
  const measure = goal.measure as ScoreMeasure;
  const told = (one: Tried) => tellWay(one, measure, handles);
  const ways = chooseWays(tried, measure, goal.target).map(told);
  const best = bestOf(tried, measure);
  return {
    ...{ verdict: ways.length > 0 ? "within" : "beyond", ways, kept_days: keptDays, as_of: asOf },
    best: best && measured(best, measure),
    best_way: ways.length === 0 && best && best.changes.length > 0 ? told(best) : null,
  };
}

/** The current audit's search; one at a time for the same audit and time. */
async function search(caller: Caller, keptDays: number): Promise<Searched | null> {
  const { workspaceId } = caller;
  const audit = await readWorkspace(workspaceId, (db) => findCurrentAudit(db, workspaceId));
  if (!audit) return null;
  const key = `${workspaceId} ${audit.id} ${keptDays}`;
  const running = searches.get(key) ?? runSearch(workspaceId, audit.id, keptDays);
  searches.delete(key);
  searches.set(key, running);
  const oldest = searches.keys().next().value;
  if (searches.size > KEPT && oldest !== undefined) searches.delete(oldest);
  return running.catch((error) => {
    searches.delete(key);
    throw error;
  });
}

async function runSearch(workspaceId: string, auditId: string, keptDays: number): Promise<Searched | null> {
  const { frozen, handles } = await readWorkspace(workspaceId, async (db) => ({
    frozen: await db.audit.findFirst({
      where: { workspaceId, id: auditId },
      select: { input: true, formulaVersion: true },
    }),
    handles: handlesOf(await listOwnProfiles(db, workspaceId)),
  }));
  if (!frozen?.input || !frozen.formulaVersion) return null;
  const version = formula(frozen.formulaVersion);
  const input = readFrozenInput(frozen.input, version);
  const past = await readOwnPast(workspaceId, input);
  const tried = await tryChanges(input, { version, past, keptDays, pause: () => giveTurn() });
  return { tried: tried.map(withoutData()), handles, asOf: input.asOf.slice(0, 10) };
}

/** Levers hold the data that they change: what is kept lets go of them. */
function withoutData(): (tried: Tried) => Tried {
  const bare = new Map<string, Tried["changes"][number]["lever"]>();
  return (tried) => ({
    ...tried,
    changes: tried.changes.map(({ lever, to }) => {
      const key = `${lever.kind} ${lever.platform} ${lever.profile}`;
      const kept = bare.get(key) ?? { ...lever, apply: (input) => input, extraPosts: () => 0 };
      bare.set(key, kept);
      return { lever: kept, to };
    }),
  });
}

/** A handle is told where a platform has several accounts. */
function handlesOf(own: Awaited<ReturnType<typeof listOwnProfiles>>): Handles {
  return new Map(
    own.map(({ id, handle, platform }) => {
      const isOneOfMany = own.filter((one) => one.platform === platform).length > 1;
      return [id, isOneOfMany && handle ? handle : null];
    }),
  );
}

function tellWay(one: Tried, measure: ScoreMeasure, handles: Handles): Way {
  return {
    value: measured(one, measure),
    composite: one.score,
    changes: one.changes.map(({ lever, to }) => ({
      ...{ kind: lever.kind, platform: lever.platform, from: lever.from, to, best: lever.best },
      handle: handles.get(lever.profile ?? "") ?? null,
      ...{ best_from: lever.bestFrom, best_to: lever.bestTo },
      extra_posts: lever.kind === "days" ? roundTo(to - lever.from, 1) : 0,
    })),
  };
}

/** Of a figure the brand's own best 13 weeks: the most days a week, or the most that the audience grew. */
async function reachFigure(
  caller: Caller,
  { measure, target }: GoalBody,
  keptDays: number,
  now: Date,
): Promise<Reachable> {
  const { all } = await readSeries(caller, measure, now);
  const newest = all.at(-1);
  const none = { ways: [], best_way: null, kept_days: keptDays };
  if (!newest) return { ...none, verdict: "unknown", best: null, as_of: null };
  const isDays = figureOf(measure)?.figure === "days";
  const growth = isDays ? 0 : mostGrowth(all);
  if (growth === null) return { ...none, verdict: "unknown", best: null, as_of: newest.date };
  const best = isDays
    ? Math.max(...all.map(({ value }) => value))
    : newest.value + (growth * keptDays) / WINDOW_DAYS;
  return { ...none, verdict: target <= best ? "within" : "beyond", best, as_of: newest.date };
}

/** The most that a value rose within 13 weeks; null where none are known. */
function mostGrowth(all: readonly DayValue[]): number | null {
  let most: number | null = null;
  for (const { date, value } of all) {
    const before = all.findLast((one) => one.date <= addDays(date, -WINDOW_DAYS));
    if (before) most = Math.max(most ?? 0, value - before.value);
  }
  return most;
}
