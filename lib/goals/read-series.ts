import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { WINDOW_DAYS } from "../formula/own-window.ts";
import { Problem } from "../problems.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { getHistory, type HistoryRow } from "../score/get-history.ts";
import { sumFollowers } from "../score/sum-followers.ts";
import { addDays, dayNumber, dayOf, utcDay } from "../time.ts";
import type { DayValue } from "./schemas.ts";
import { figureOf, type Measure, type ScoreMeasure } from "./values.ts";

/** A year, for the days since a goal was set; pace looks at half of it. */
const DAYS_BACK = 400;

/** A measure day by day. */
export type Series = {
  /** Every day that the current version of the formula knows, ascending. */
  all: DayValue[];
  /** The days up to the newest that rest on the same as it does: only of those the differences are changes of the brand. */
  comparable: DayValue[];
};

/**
 * What a measure was, day by day, up to today.
 *
 * @param caller who asks, for its own workspace
 * @param measure a figure of a platform takes all connected accounts there together
 * @returns scores 0–100, days with a post a week over 13 weeks, or followers; empty where nothing is known
 * @throws Problem 403 without the scope `score:read`.
 */
export async function readSeries(caller: Caller, measure: Measure, now: Date): Promise<Series> {
  const to = utcDay(now);
  const from = addDays(to, -DAYS_BACK);
  const figure = figureOf(measure);
  if (figure === null) return scoreSeries(await readPoints(caller, from, to, now), measure as ScoreMeasure);
  const { workspaceId } = caller;
  const all = await withWorkspace(workspaceId, async (tx) => {
    const own = (await listOwnProfiles(tx, workspaceId)).filter(
      ({ platform }) => platform === figure.platform,
    );
    const whose = { workspaceId, ids: own.map(({ id }) => id) };
    return figure.figure === "days" ? readDays(tx, whose, from, to) : readAudience(tx, whose, from, to);
  });
  return { all, comparable: all };
}

/** The platforms on which the workspace has accounts. */
export function listGoalPlatforms({ workspaceId }: Pick<Caller, "workspaceId">): Promise<Platform[]> {
  return withWorkspace(workspaceId, async (tx) => [
    ...new Set((await listOwnProfiles(tx, workspaceId)).map(({ platform }) => platform)),
  ]);
}

type Answer = { data: HistoryRow[]; version: string };

async function readPoints(caller: Caller, from: string, to: string, now: Date): Promise<Answer> {
  const query = { granularity: "daily", start_date: new Date(from), end_date: new Date(to) } as const;
  try {
    return await getHistory(caller, query, now, "basis");
  } catch (error) {
    if (error instanceof Problem && error.title === "No Data") return { data: [], version: "" };
    throw error;
  }
}

/** The series of a score; a pillar is there on the days on which it is known. */
export function scoreSeries({ data, version }: Answer, measure: ScoreMeasure): Series {
  const points = data.filter((point) => point.formulaVersion === version && isKnown(point, measure));
  const toValue = ({ date, score, pillars }: HistoryRow): DayValue => {
    return { date, value: measure === "composite" ? score : pillars[measure] };
  };
  let first = points.length - 1;
  while (first > 0 && basisOf(points[first - 1], measure) === basisOf(points.at(-1), measure)) first--;
  return { all: points.map(toValue), comparable: points.slice(Math.max(0, first)).map(toValue) };
}

function isKnown({ basis }: HistoryRow, measure: ScoreMeasure): boolean {
  const known = basis?.known ?? [];
  return measure === "composite" ? known.length > 0 : known.includes(measure);
}

/** A pillar is not moved by what is known of the others. */
function basisOf(point: HistoryRow | undefined, measure: ScoreMeasure): string {
  const { known = [], platforms = [] } = point?.basis ?? {};
  return `${platforms.join()} ${measure === "composite" ? known.join() : measure}`;
}

type Whose = { workspaceId: string; ids: string[] };

async function readAudience(tx: WorkspaceTx, { workspaceId, ids }: Whose, from: string, to: string) {
  const rows = await tx.accountDay.findMany({
    where: { workspaceId, profileId: { in: ids }, date: { gte: new Date(from), lte: new Date(to) } },
    select: { profileId: true, date: true, followers: true },
  });
  const series = ids.map((id) =>
    rows
      .filter(({ profileId }) => profileId === id)
      .map(({ date, followers }) => ({ date: utcDay(date), count: Number(followers) })),
  );
  return sumFollowers(series).map(({ date, count }) => ({ date, value: count }));
}

/** Days without a post count as far as files and posts reach; the first value stands where 13 weeks of them are known. */
async function readDays(tx: WorkspaceTx, { workspaceId, ids }: Whose, from: string, to: string) {
  const [span] = await tx.$queryRaw<{ first: string | null; last: string | null }[]>`
    SELECT least(p.first, k.first)::text AS first, least(greatest(p.last, k.last), ${to}::date)::text AS last FROM
      (SELECT min(created_at AT TIME ZONE 'UTC')::date AS first, max(created_at AT TIME ZONE 'UTC')::date AS last
        FROM posts WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids})) AS p,
      (SELECT min(first_day) AS first, max(last_day) AS last
        FROM post_periods WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids})) AS k`;
  if (!span?.first || !span.last) return [];
  const start = new Date(addDays(from, -WINDOW_DAYS));
  const rows = await tx.$queryRaw<{ day: string }[]>`
    SELECT DISTINCT ((created_at AT TIME ZONE 'UTC')::date)::text AS day FROM posts
    WHERE workspace_id = ${workspaceId} AND profile_id = ANY (${ids}) AND is_reply IS NOT TRUE
      AND created_at >= ${start}::timestamptz`;
  const used = new Set(rows.map(({ day }) => dayNumber(day)));
  const first = Math.max(dayNumber(from), dayNumber(span.first) + WINDOW_DAYS - 1);
  return rollDays(used, first, dayNumber(span.last));
}

function rollDays(used: ReadonlySet<number>, first: number, last: number): DayValue[] {
  const values: DayValue[] = [];
  let count = 0;
  for (let day = first - WINDOW_DAYS + 1; day <= last; day++) {
    if (used.has(day)) count++;
    if (used.has(day - WINDOW_DAYS) && day > first) count--;
    if (day >= first) values.push({ date: dayOf(day), value: (count * 7) / WINDOW_DAYS });
  }
  return values;
}
