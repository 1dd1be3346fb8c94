import type { z } from "zod";
import { Prisma } from "#prisma/generated/client.ts";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { bucketHistory, historyDelta } from "../formula/history-buckets.ts";
import type { Pillars } from "../formula/names.ts";
import type { PointBasis } from "../formula/point-basis.ts";
import { formula } from "../formula/versions.ts";
import { Problem } from "../problems.ts";
import { daysBefore, utcDay } from "../time.ts";
import type { History, HistoryQuery } from "./schemas.ts";

const DEFAULT_DAYS = 90;

/** A point of the history; scores of two versions of the formula have no difference. */
export type HistoryRow = {
  date: string;
  score: number;
  pillars: Pillars;
  formulaVersion: string;
  /** Null where it is not asked for, and in points of older versions. */
  basis: PointBasis | null;
};
type Query = z.infer<typeof HistoryQuery>;
type Answer = Omit<z.infer<typeof History>, "data"> & { data: HistoryRow[]; version: string };

/**
 * The score over a range of days, one point a bucket, with the difference between first and last of those that the current
 * version of the formula computed.
 * @returns the answer; its points tell their version too, and `version` is the current one
 * @param told `basis` where the page needs to know what points rest on, which the API does not tell.
 * @throws Problem 400 `Invalid Date Range`, 404 `Not Found` for a workspace that the caller may not see, 404 `No Data`.
 */
export async function getHistory(
  caller: Caller,
  query: Query,
  now: Date,
  told: "scores" | "basis" = "scores",
): Promise<Answer> {
  requireScope(caller, "score:read");
  const range = historyRange(query, now);
  const { id } = await resolveWorkspace(caller, query.workspace_id);
  const points = bucketHistory(await readPoints(id, range, told), query.granularity);
  if (points.length === 0) {
    throw new Problem("No Data", `There is no score data from ${range.from} to ${range.to}.`);
  }
  const version = formula().name;
  const delta = historyDelta(points, version);
  return { workspace_id: id, granularity: query.granularity, data: points, delta, version };
}

/**
 * The days that a history is asked for: the last 90 when the query says nothing.
 * @throws Problem 400 `Invalid Date Range`.
 */
export function historyRange(query: Query, now: Date): { from: string; to: string } {
  const end = query.end_date ?? new Date(utcDay(now));
  const start = query.start_date ?? defaultStart(end);
  if (query.start_date && start >= end) {
    const detail = `start_date (${utcDay(start)}) must be before end_date (${utcDay(end)}).`;
    throw new Problem("Invalid Date Range", detail, { errors: [{ pointer: "/start_date", detail }] });
  }
  return { from: utcDay(start), to: utcDay(end) };
}

/** The default start, but never before year 1, where calendars of databases begin. */
function defaultStart(end: Date): Date {
  return new Date(Math.max(Date.parse("0001-01-01"), daysBefore(end, DEFAULT_DAYS).getTime()));
}

/** One point a day: one of the current version of the formula wins, then an audit's, then the latest. */
function readPoints(
  workspaceId: string,
  range: { from: string; to: string },
  told: "scores" | "basis",
): Promise<HistoryRow[]> {
  return readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<HistoryRow[]>`
      SELECT DISTINCT ON (date) date::text AS date, score, pillars, formula_version AS "formulaVersion",
        ${told === "basis" ? Prisma.sql`basis` : Prisma.sql`NULL::jsonb AS basis`}
      FROM score_points
      WHERE workspace_id = ${workspaceId} AND date BETWEEN ${range.from}::date AND ${range.to}::date
      ORDER BY date, (formula_version = ${formula().name}) DESC, (kind = 'audit') DESC, calculated_at DESC`,
  );
}
