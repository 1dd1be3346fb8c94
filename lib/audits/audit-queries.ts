import type { Prisma } from "#prisma/generated/client.ts";
import { findWorkspaceOf } from "../access/find-workspace-of.ts";
import { operatorFor } from "../access/operator-for.ts";
import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { acrossWorkspaces, readWorkspace, type WorkspaceReader, type WorkspaceTx } from "../db.ts";
import { Problem } from "../problems.ts";
import { utcDay } from "../time.ts";
import { StoredResult } from "./audit-result.ts";

const WITH_STEPS = {
  include: { steps: { orderBy: { position: "asc" }, omit: { output: true } } },
  omit: { input: true },
} satisfies Prisma.AuditDefaultArgs;

/**
 * The audit that the current score rests on: the newest completed one that is not "as of" a past date; else null.
 * @param at an instant that may have passed: the audit on which the score rested then.
 */
export async function findCurrentAudit(tx: WorkspaceReader, workspaceId: string, at?: Date) {
  const audit = await tx.audit.findFirst({ ...currentOf(workspaceId, at), omit: { input: true } });
  return audit && { ...audit, result: StoredResult.parse(audit.result) };
}

/** What the current audit was made of, as it is stored, with the version of its formula; null without such an audit. */
export function findCurrentInput(tx: WorkspaceReader, workspaceId: string) {
  return tx.audit.findFirst({ ...currentOf(workspaceId), select: { input: true, formulaVersion: true } });
}

function currentOf(workspaceId: string, at?: Date) {
  return {
    where: { workspaceId, status: "completed", asOf: null, ...(at && { completedAt: { lte: at } }) },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
  } satisfies Prisma.AuditFindFirstArgs;
}

/** The audit that was started last, running or ended, with its steps; "as of" audits are none. */
export function findLastStartedAudit(tx: WorkspaceReader, workspaceId: string) {
  return tx.audit.findFirst({
    where: { workspaceId, asOf: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...WITH_STEPS,
  });
}

/** The audit that runs now, "as of" a past day or not, with its steps; null when none does. */
export function findRunningAudit(tx: WorkspaceReader, workspaceId: string) {
  return tx.audit.findFirst({ where: { workspaceId, status: "processing" }, ...WITH_STEPS });
}

type Position = { id: string; asOf: Date | null };
type PreviousAudit = { id: string; result: StoredResult };

/**
 * The audit that `change` compares another with: the completed one before it. An audit "as of" a past day is compared
 * with the newest one that speaks of an earlier day; a current one with the current one before. A current audit speaks
 * of the day on which it was asked for, also when it ends on the next.
 */
export async function findPreviousAudit(
  tx: WorkspaceTx,
  workspaceId: string,
  audit: Position,
): Promise<PreviousAudit | null> {
  if (!audit.asOf) {
    const found = await tx.audit.findFirst({
      where: { workspaceId, status: "completed", asOf: null, id: { not: audit.id } },
      orderBy: [{ completedAt: "desc" }, { id: "desc" }],
      select: { id: true, result: true },
    });
    return found && { id: found.id, result: StoredResult.parse(found.result) };
  }
  const [earlier] = await tx.$queryRaw<{ id: string; result: unknown }[]>`
    SELECT id, result FROM audits
    WHERE workspace_id = ${workspaceId} AND status = 'completed'
      AND coalesce(as_of, (created_at AT TIME ZONE 'UTC')::date) < ${utcDay(audit.asOf)}::date
    ORDER BY coalesce(as_of, (created_at AT TIME ZONE 'UTC')::date) DESC, completed_at DESC LIMIT 1`;
  return earlier ? { id: earlier.id, result: StoredResult.parse(earlier.result) } : null;
}

/**
 * An audit that the caller may see, with its steps: one of its own workspace or, for a key of the primary workspace, of
 * any workspace of the account.
 * @throws Problem 404 `Not Found` for every other id, whether it exists or not.
 */
export async function getVisibleAudit(caller: Caller, auditId: string) {
  requireScope(caller, "audits:read");
  const workspaceId = await findWorkspaceOf(caller, { kind: "audit", id: auditId });
  const where = { workspaceId: workspaceId ?? "", id: auditId };
  const audit =
    workspaceId && (await readWorkspace(workspaceId, (db) => db.audit.findFirst({ where, ...WITH_STEPS })));
  if (!audit) throw auditNotFound();
  return audit;
}

/** The answer for an id that is no audit, or none that the caller may see. */
export function auditNotFound(): Problem {
  return new Problem("Not Found", "There is no audit with this ID, or you have no access to it.");
}

/**
 * The operator, acting for the workspace that an audit belongs to.
 * @throws Problem 404 when there is no such audit.
 */
export async function getAuditOperator(auditId: string): Promise<Caller> {
  const found = await acrossWorkspaces((tx) =>
    tx.audit.findFirst({ where: { id: auditId }, select: { workspaceId: true } }),
  );
  if (!found) throw new Problem("Not Found", `There is no audit ${auditId}.`);
  return operatorFor(found.workspaceId);
}

/**
 * Audit runs that count against the quota of the month that began at `since`. A run is charged in the transaction that
 * creates it; a failed one is not charged any more.
 */
export function countUsedAudits(tx: WorkspaceReader, workspaceId: string, since: Date): Promise<number> {
  return tx.audit.count({ where: { workspaceId, charged: true, createdAt: { gte: since } } });
}
