import type { Move } from "../alerts/judge/facts.ts";
import { readMoves } from "../alerts/read-moves.ts";
import { findCurrentResult } from "../audits/find-current-result.ts";
import type { Caller } from "../caller.ts";
import { listComments } from "../comments/list-comments.ts";
import { nameCrisis } from "../formula/crisis-words.ts";
import { PILLARS, type Pillar } from "../formula/names.ts";
import { listGoals } from "../goals/list-goals.ts";
import type { GoalStanding } from "../goals/schemas.ts";
import { listRecommendations } from "../recommendations/list-recommendations.ts";
import { type ExtremePost, findExtremes } from "../score/find-extremes.ts";
import { readTrend } from "../score/read-trend.ts";
import { addDays, utcDay } from "../time.ts";

/** Posts and comments of so many days: of one week there are few that have got what they will get. */
const LOOK_BACK_DAYS = 28;
const MOST_COMMENTS = 50;
const MOST_GOALS = 5;

/** Everything that a digest tells. */
export type Week = {
  brand: string;
  workspaceId: string;
  /** Null before the first audit. */
  score: { value: number; move: Move | null } | null;
  /** Those of which something is known. */
  pillars: { pillar: Pillar; value: number; move: Move | null }[];
  /** Weekly, ascending; 0–100. */
  weeks: { date: string; score: number }[];
  posts: { best: ExtremePost; worst: ExtremePost } | null;
  /** The one thing that would help most and is not decided yet. */
  next: { action: string; evidence: string; gain: number } | null;
  crisis: string | null;
  /** Critical comments of the last four weeks without a known answer; `isMore` where there are more than were counted. */
  critical: { count: number; isMore: boolean };
  goals: GoalStanding[];
};

/** Reads the week of a workspace for its digest. @param caller the operator, for the workspace */
export async function readWeek(caller: Caller, brand: string, now: Date): Promise<Week> {
  const today = utcDay(now);
  const since = addDays(today, -LOOK_BACK_DAYS);
  const latest = await findCurrentResult(caller);
  const moves = await readMoves(caller, now);
  const moveOf = (measure: Move["measure"]) => moves.find((one) => one.measure === measure) ?? null;
  const { comments, next } = await listComments(
    caller,
    { sentiment: "negative", from: since },
    MOST_COMMENTS,
  );
  const known = PILLARS.filter((name) => latest?.confidence[name].level !== "none");
  return {
    ...{ brand, workspaceId: caller.workspaceId },
    score: latest && { value: latest.score, move: moveOf("composite") },
    pillars: latest
      ? known.map((pillar) => ({ pillar, value: latest.pillars[pillar].score, move: moveOf(pillar) }))
      : [],
    weeks: latest ? await readTrend(caller, latest.formulaVersion, now) : [],
    posts: await findExtremes(caller, { from: since, to: today }, null, now),
    next: latest && (await findNext(caller, latest.recommendations, now)),
    crisis: latest?.explanation.crisis ? nameCrisis(latest.explanation.crisis) : null,
    critical: { count: comments.filter(({ answered }) => !answered).length, isMore: next !== null },
    goals: (await listGoals(caller, now, MOST_GOALS)).filter(({ goal }) => goal.status === "open"),
  };
}

type Advice = { change?: string | undefined; action: string; evidence: string; composite_gain: number };

async function findNext(caller: Caller, advice: readonly Advice[], now: Date): Promise<Week["next"]> {
  const entries = await listRecommendations(caller, now);
  const decided = new Set(
    entries.flatMap(({ change, status, is_closed }) => (status === "open" || is_closed ? [] : change)),
  );
  const found = advice.find(({ change = "" }) => !decided.has(change));
  return found ? { action: found.action, evidence: found.evidence, gain: found.composite_gain } : null;
}
