import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { listTransitions } from "../campaigns/list-transitions.ts";
import { StoredPhases } from "../campaigns/schemas.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import type { Measure } from "../goals/values.ts";
import { planIncludes } from "../plans.ts";
import { endOf, utcDay } from "../time.ts";
import { presentNotes } from "./present-note.ts";
import type { Marker } from "./schemas.ts";

/** Of each kind the newest so many: more could not be told apart in a picture. */
const MOST = 500;

type Days = { from: string; to: string; now: Date };

/**
 * What happened in some days, as it is stored: audits, phases of campaigns that have begun, accounts that came and went, files that
 * were imported, goals that were reached, and notes.
 *
 * @param caller who asks, for its own workspace
 * @param days first and last UTC day, inclusive, and the moment after which nothing has happened yet
 * @returns ascending by day
 * @throws Problem 403 without the scope `score:read`.
 */
export async function listMarkers(caller: Caller, days: Days): Promise<Marker[]> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const markers: Marker[] = [
      ...(await listAudits(tx, workspaceId, days)),
      ...(planIncludes(caller.plan, "agency") ? await listPhases(tx, workspaceId, days) : []),
      ...(await listProfiles(tx, workspaceId, days)),
      ...(await listImports(tx, workspaceId, days)),
      ...(await listReached(tx, workspaceId, days)),
      ...(await listNotes(tx, workspaceId, days)),
    ];
    return markers.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  });
}

/** The days as a condition on a column of dates. */
function datesOf({ from, to }: Days) {
  return { gte: new Date(from), lte: new Date(to) };
}

/** The days as a condition on a column of instants. */
function instantsOf({ from, to }: Days) {
  return { gte: new Date(from), lt: endOf(to) };
}

async function listAudits(tx: WorkspaceTx, workspaceId: string, days: Days): Promise<Marker[]> {
  const rows = await tx.scorePoint.findMany({
    where: { workspaceId, kind: "audit", date: datesOf(days) },
    select: { date: true, source: true, score: true },
    orderBy: { date: "desc" },
    take: MOST,
  });
  return rows.map(({ date, source, score }) => ({
    day: utcDay(date),
    kind: "audit",
    auditId: source,
    score,
  }));
}

async function listPhases(tx: WorkspaceTx, workspaceId: string, days: Days): Promise<Marker[]> {
  const rows = await tx.campaign.findMany({
    where: { workspaceId, startDate: { lt: endOf(days.to) } },
    select: { id: true, name: true, startDate: true, phases: true },
    orderBy: { startDate: "desc" },
    take: MOST,
  });
  return rows.flatMap(({ id, name, startDate, phases: stored }) => {
    const phases = StoredPhases.parse(stored);
    return listTransitions(startDate, phases)
      .filter(({ at }) => at <= days.now && utcDay(at) >= days.from && utcDay(at) <= days.to)
      .map(({ at, status, phase }): Marker => {
        const began = status === "active" ? (phases[phase]?.name ?? null) : null;
        return { day: utcDay(at), kind: "phase", campaignId: id, campaign: name, phase: began };
      });
  });
}

async function listProfiles(tx: WorkspaceTx, workspaceId: string, days: Days): Promise<Marker[]> {
  const within = instantsOf(days);
  const rows = await tx.profile.findMany({
    where: { workspaceId, role: "own", OR: [{ connectedAt: within }, { disconnectedAt: within }] },
    select: { platform: true, handle: true, connectedAt: true, disconnectedAt: true },
    take: MOST,
  });
  return rows.flatMap(({ platform, handle, connectedAt, disconnectedAt }) => {
    const moves = [
      { kind: "connected" as const, at: connectedAt },
      { kind: "disconnected" as const, at: disconnectedAt },
    ];
    return moves.flatMap(({ kind, at }): Marker[] =>
      at && at >= within.gte && at < within.lt
        ? [{ day: utcDay(at), kind, platform: platform as Platform, handle }]
        : [],
    );
  });
}

/** Files that brought something; the file's day is that of its import, not of what it holds. */
async function listImports(tx: WorkspaceTx, workspaceId: string, days: Days): Promise<Marker[]> {
  const rows = await tx.$queryRaw<{ day: string; platform: Platform; fileName: string; posts: number }[]>`
    SELECT ((completed_at AT TIME ZONE 'UTC')::date)::text AS day, platform, file_name AS "fileName",
      coalesce((result->>'posts')::int, 0) AS posts
    FROM uploads WHERE workspace_id = ${workspaceId} AND status = 'completed'
      AND completed_at >= ${new Date(days.from)}::timestamptz AND completed_at < ${endOf(days.to)}::timestamptz
    ORDER BY completed_at DESC LIMIT ${MOST}`;
  return rows.map((row) => ({ ...row, kind: "imported" }));
}

async function listReached(tx: WorkspaceTx, workspaceId: string, days: Days): Promise<Marker[]> {
  const rows = await tx.goal.findMany({
    where: { workspaceId, reachedOn: datesOf(days) },
    select: { id: true, measure: true, target: true, reachedOn: true },
    orderBy: { reachedOn: "desc" },
    take: MOST,
  });
  return rows.map(({ id, measure, target, reachedOn }) => {
    const goal = { goalId: id, measure: measure as Measure, target };
    return { day: utcDay(reachedOn as Date), kind: "goal", ...goal };
  });
}

async function listNotes(tx: WorkspaceTx, workspaceId: string, days: Days): Promise<Marker[]> {
  const rows = await tx.note.findMany({
    where: { workspaceId, day: datesOf(days) },
    orderBy: [{ day: "desc" }, { id: "desc" }],
    take: MOST,
  });
  const notes = await presentNotes(tx, rows);
  return notes.map((note) => ({ day: note.day, kind: "note", note }));
}
