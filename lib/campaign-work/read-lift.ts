import type { Caller } from "../caller.ts";
import { getStoredCampaign } from "../campaigns/get-stored-campaign.ts";
import { MOST_HISTORY, measureLift, neededHistory } from "../campaigns/lift/measure-lift.ts";
import { openCampaigns } from "../campaigns/open-campaigns.ts";
import { listPhaseDays } from "../campaigns/phase-days.ts";
import { StoredPhases } from "../campaigns/schemas.ts";
import { MAX_WEEKS } from "../campaigns/values.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { SETTLED_AGE } from "../posts/values.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { readActivity } from "../score/read-activity.ts";
import { addDays, daysBetween, utcDay } from "../time.ts";
import type { CampaignLift } from "./schemas.ts";

type Span = { name: string; first: string; last: string };
type Series = { platform: Platform; days: (number | null)[] };

/**
 * What a campaign brought over what the weeks before it let expect, in engagements of the posts of a day, over as many whole weeks of
 * it as have passed and settled. It rests on the platforms of which every day of that and of enough history is known; days of other
 * campaigns before are left out of the history.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id.
 */
export async function readLift(caller: Caller, id: string, now: Date): Promise<CampaignLift> {
  const { id: workspaceId } = await openCampaigns(caller, "campaigns:read", now);
  const { own, others, platforms } = await withWorkspace(workspaceId, async (tx) => ({
    own: spanOf(await getStoredCampaign(tx, { workspaceId, id })),
    others: await listOthers(tx, workspaceId, id),
    platforms: [...new Set((await listOwnProfiles(tx, workspaceId)).map(({ platform }) => platform))],
  }));
  const settled = addDays(utcDay(now), -SETTLED_AGE - 1);
  const [end = settled] = [own.last, settled].sort();
  const length = 7 * Math.floor((daysBetween(own.first, end) + 1) / 7);
  if (length < 7) return { refused: "early", from: addDays(own.first, SETTLED_AGE + 7) };
  const window = { first: own.first, last: addDays(own.first, length - 1) };
  const beside = others.find(({ first, last }) => first <= window.last && last >= window.first);
  if (beside) return { refused: "campaign", name: beside.name };
  const series = await readSeries(caller, platforms, window.last);
  const known = series.filter(({ days }) => isKnown(days, length));
  if (known.length === 0) return refuseSeries(series, length);
  const days = sumSeries(known).map((value, n, all) => {
    const day = addDays(window.last, n + 1 - all.length);
    return day < window.first && others.some(({ first, last }) => first <= day && day <= last) ? null : value;
  });
  const begun = days.findIndex((value) => value !== null);
  const answer = measureLift(
    days.slice(begun, -length),
    days.slice(-length).map((value) => value ?? 0),
  );
  if ("refused" in answer) return answer;
  return { ...answer, ...window, weeks: length / 7, platforms: known.map(({ platform }) => platform) };
}

type Stored = { name: string; startDate: Date; phases: unknown };

function spanOf({ name, startDate, phases }: Stored): Span {
  const days = listPhaseDays(startDate, StoredPhases.parse(phases));
  return { name, first: days[0]?.first_day ?? "", last: days.at(-1)?.last_day ?? "" };
}

async function listOthers(tx: WorkspaceTx, workspaceId: string, id: string): Promise<Span[]> {
  const rows = await tx.campaign.findMany({
    where: { workspaceId, id: { not: id }, status: { not: "draft" } },
    select: { name: true, startDate: true, phases: true },
  });
  return rows.map(spanOf);
}

/** Engagements by day up to the last one of the window, of each platform by itself. */
async function readSeries(caller: Caller, platforms: readonly Platform[], last: string): Promise<Series[]> {
  const series: Series[] = [];
  for (const platform of platforms) {
    const steps = MOST_HISTORY + 7 * MAX_WEEKS;
    const activity = await readActivity(caller, { end: last, steps, stepDays: 1 }, platform);
    series.push({ platform, days: activity.steps.map(({ engagements }) => engagements) });
  }
  return series;
}

/** Whether a series has every day of the window and of the history that it needs. */
function isKnown(days: readonly (number | null)[], length: number): boolean {
  return !days.slice(-length - neededHistory(length)).includes(null);
}

/** Whether days of the window itself are missing, or of the history before it. */
function refuseSeries(series: readonly Series[], length: number): CampaignLift {
  const ofWindow = series.map(({ days }) => days.slice(-length).filter((day) => day === null).length);
  const missing = Math.min(length, ...ofWindow);
  if (missing > 0) return { refused: "missing", days: missing, of: length };
  const known = series.map(({ days }) => {
    const before = days.slice(0, -length);
    return before.length - 1 - before.lastIndexOf(null);
  });
  return { refused: "history", needed: neededHistory(length), known: Math.max(0, ...known) };
}

/** Day by day; before the first known day of one of them none is known. */
function sumSeries(series: readonly Series[]): (number | null)[] {
  return (series[0]?.days ?? []).map((_, n) => {
    const values = series.map(({ days }) => days[n] ?? null);
    return values.includes(null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  });
}
