import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { utcDay } from "../time.ts";
import { tellPace } from "./pace/tell-pace.ts";
import { presentGoals } from "./present-goal.ts";
import { readSeries, type Series } from "./read-series.ts";
import type { Goal, GoalStanding } from "./schemas.ts";
import { type Measure, MOST_GOALS, mostOf } from "./values.ts";

/**
 * The goals of the caller's workspace: open ones by their day, then those that are over, the newest first. What the history shows to be
 * reached is kept as reached from then on.
 *
 * @param caller who asks, for its own workspace
 * @param most so many
 * @throws Problem 403 without the scope `score:read`.
 */
export async function listGoals(caller: Caller, now: Date, most = MOST_GOALS): Promise<GoalStanding[]> {
  requireScope(caller, "score:read");
  const goals = await readGoals(caller, now);
  const order = (a: Goal, b: Goal) =>
    Number(b.status === "open") - Number(a.status === "open") ||
    (a.status === "open" ? compare(a.due_on, b.due_on) : compare(b.due_on, a.due_on)) ||
    compare(a.id, b.id);
  const known = new Map<Measure, Series>();
  const standings: GoalStanding[] = [];
  for (const goal of goals.sort(order).slice(0, most)) {
    const series = known.get(goal.measure) ?? (await readSeries(caller, goal.measure, now));
    known.set(goal.measure, series);
    standings.push(await settle(caller, goal, series, now));
  }
  return standings;
}

/** A goal with its days, for its own page. @throws Problem 404 through `findGoal` of the caller */
export async function standingOf(caller: Caller, goal: Goal, now: Date) {
  const series = await readSeries(caller, goal.measure, now);
  return { ...(await settle(caller, goal, series, now)), series };
}

async function readGoals({ workspaceId }: Caller, now: Date): Promise<Goal[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const rows = await tx.goal.findMany({ where: { workspaceId }, take: MOST_GOALS });
    return presentGoals(tx, rows, now);
  });
}

async function settle(caller: Caller, goal: Goal, series: Series, now: Date): Promise<GoalStanding> {
  const value = series.all.at(-1)?.value ?? null;
  const isWaited = goal.status === "open" || goal.status === "missed";
  const reached = isWaited ? findReached(goal, series) : null;
  if (reached !== null) return { goal: await keepReached(caller, goal, reached), value, pace: null };
  if (goal.status !== "open") return { goal, value, pace: null };
  const asked = { today: utcDay(now), due: goal.due_on, bounds: [0, mostOf(goal.measure)] as const };
  return { goal, value, pace: tellPace(series.comparable, asked) };
}

/** Late data count: what the history shows of the days up to the last one, whenever it comes to know. */
function findReached({ target, due_on, created_on }: Goal, { all }: Series): string | null {
  const isThere = ({ date, value }: Series["all"][number]) =>
    date >= created_on && date <= due_on && value >= target;
  return all.find(isThere)?.date ?? null;
}

async function keepReached({ workspaceId }: Caller, goal: Goal, day: string): Promise<Goal> {
  await withWorkspace(workspaceId, (tx) =>
    tx.goal.updateMany({
      where: { workspaceId, id: goal.id, reachedOn: null, droppedAt: null },
      data: { reachedOn: new Date(day) },
    }),
  );
  return { ...goal, status: "reached", reached_on: day };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
