import { findCoverage } from "#lib/audits/find-coverage.ts";
import { findCurrentResult } from "#lib/audits/find-current-result.ts";
import type { Caller } from "#lib/caller.ts";
import { listPlatformFacts } from "#lib/platforms/list-platform-facts.ts";
import { listPostTrends } from "#lib/platforms/list-post-trends.ts";
import { listRecommendations } from "#lib/recommendations/list-recommendations.ts";
import { nameShownPosts } from "#lib/recommendations/name-shown-posts.ts";
import { findExtremes } from "#lib/score/find-extremes.ts";
import { findFirstDay } from "#lib/score/find-first-day.ts";
import { getHistory } from "#lib/score/get-history.ts";
import { planSteps, readActivity } from "#lib/score/read-activity.ts";
import { readTrend } from "#lib/score/read-trend.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { listMarkers } from "#lib/timeline/list-markers.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";

/** Reads what the overview of a workspace shows of so many days, beside as many before. */
export async function readOverview(caller: Caller, days: number, now: Date): Promise<void> {
  await findFirstDay(caller);
  await Promise.all([readScore(caller, now), readDays(caller, days, now), readHistory(caller, days, now)]);
}

async function readScore(caller: Caller, now: Date): Promise<void> {
  const [, platforms, latest] = await Promise.all([
    getWorkspace(caller, now),
    listPlatformFacts(caller, now),
    findCurrentResult(caller),
    listRecommendations(caller, now),
    findCoverage(caller, now),
  ]);
  await Promise.all([
    nameShownPosts(caller, latest?.recommendations ?? []),
    listPostTrends(caller, platforms),
    latest && readTrend(caller, latest.formulaVersion, now),
  ]);
}

/** Audience and activity, and the best and weakest post. */
async function readDays(caller: Caller, days: number, now: Date): Promise<void> {
  const to = utcDay(now);
  const plan = planSteps(addDays(to, -days), to);
  const back = plan.steps * plan.stepDays;
  const span = { from: addDays(to, 1 - back), to, stepDays: plan.stepDays };
  await Promise.all([
    readActivity(caller, plan, null),
    readActivity(caller, { ...plan, end: addDays(to, -back) }, null),
    findExtremes(caller, span, null, now),
  ]);
}

/** The score of these days and of as many before, and what happened. */
async function readHistory(caller: Caller, days: number, now: Date): Promise<void> {
  const to = utcDay(now);
  const query = (back: number) => ({
    granularity: "daily" as const,
    start_date: new Date(addDays(to, -days - back)),
    end_date: new Date(addDays(to, -back)),
  });
  await Promise.all([
    getHistory(caller, query(0), now, "basis"),
    getHistory(caller, query(days), now).catch(() => null),
    listMarkers(caller, { from: addDays(to, -days), to, now }),
  ]);
}
