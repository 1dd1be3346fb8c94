import { findInstants } from "../access/find-region.ts";
import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { nameActors } from "./name-actors.ts";
import { nameSubjects } from "./name-subjects.ts";
import type { LogEntry, LogFilter } from "./schemas.ts";
import { tellAction } from "./tell-action.ts";

/**
 * A part of what was done in the caller's workspace, the newest first, and how many entries there are.
 * @throws Problem 403 `Insufficient Scope` below the role.
 */
export async function listEntries(
  caller: Caller,
  filter: LogFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: LogEntry[]; total: number }> {
  await requireRole(caller, ROLE_FOR.log, "The log is shown only to");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const where = whereOf(workspaceId, filter, await findInstants(tx, workspaceId, filter));
    const total = await tx.auditLogEntry.count({ where });
    const orderBy = [{ at: "desc" as const }, { id: "desc" as const }];
    const rows = await tx.auditLogEntry.findMany({ where, orderBy, skip: offset, take: limit });
    return { total, entries: await tellRows(tx, workspaceId, rows) };
  });
}

type Rows = Awaited<ReturnType<WorkspaceTx["auditLogEntry"]["findMany"]>>;

async function tellRows(tx: WorkspaceTx, workspaceId: string, rows: Rows): Promise<LogEntry[]> {
  const actors = await nameActors(
    tx,
    workspaceId,
    rows.map(({ actorId }) => actorId),
  );
  const subjects = await nameSubjects(
    tx,
    workspaceId,
    rows.map(({ subjectId }) => subjectId),
  );
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: { kind: row.actorKind as LogEntry["actor"]["kind"], name: actors.get(row.actorId) ?? null },
    action: row.action,
    told: tellAction(row.action, row.detail as Record<string, unknown>),
    subject: { kind: row.subjectKind, id: row.subjectId, name: subjects.get(row.subjectId) ?? null },
    address: row.address,
    request_id: row.requestId,
  }));
}

type Instants = Awaited<ReturnType<typeof findInstants>>;

function whereOf(workspaceId: string, { who, kind }: LogFilter, { since, before }: Instants) {
  const at = { ...(since && { gte: since }), ...(before && { lt: before }) };
  return {
    workspaceId,
    ...(who === "keys" || who === "operator"
      ? { actorKind: who === "keys" ? "key" : "operator" }
      : who && { actorId: who }),
    ...(kind && { subjectKind: kind }),
    ...((since || before) && { at }),
  };
}
