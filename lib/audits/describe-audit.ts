import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { utcDay } from "../time.ts";
import { findLastStartedAudit, findRunningAudit, getVisibleAudit } from "./audit-queries.ts";
import { nameActor } from "./name-actor.ts";
import { presentState } from "./present-state.ts";
import type { AuditState, Requester } from "./schemas.ts";

export type AuditDescription = {
  state: AuditState;
  requestedBy: Requester;
  platforms: Platform[];
  lookbackDays: number;
  /** The past day that it speaks of, YYYY-MM-DD; null for an audit of the present. */
  asOf: string | null;
  /** SHA-256 of the frozen input; null until it was scored. */
  inputHash: string | null;
};

/**
 * An audit in any state with what was asked for and by whom.
 * @throws Problem 404 `Not Found` for an audit that the caller may not see.
 */
export async function describeAudit(caller: Caller, auditId: string): Promise<AuditDescription> {
  const audit = await getVisibleAudit(caller, auditId);
  return {
    state: presentState(audit),
    requestedBy: await nameActor(audit.requestedBy, audit.workspaceId),
    platforms: audit.platforms as Platform[],
    lookbackDays: audit.lookbackDays,
    asOf: audit.asOf && utcDay(audit.asOf),
    inputHash: audit.inputHash,
  };
}

/**
 * An audit in any state, with its steps.
 * @throws Problem 404 `Not Found` for an audit that the caller may not see.
 */
export async function getAuditState(caller: Caller, auditId: string): Promise<AuditState> {
  return presentState(await getVisibleAudit(caller, auditId));
}

/** The audit of the caller's workspace that was started last, and who started it; "as of" audits are none. */
export async function describeLastStarted({
  workspaceId,
}: Caller): Promise<{ state: AuditState; requestedBy: Requester } | null> {
  const audit = await readWorkspace(workspaceId, (db) => findLastStartedAudit(db, workspaceId));
  return (
    audit && {
      state: presentState(audit),
      requestedBy: await nameActor(audit.requestedBy, audit.workspaceId),
    }
  );
}

/** The audit that runs in the caller's workspace now; null when none does. */
export async function describeRunning({ workspaceId }: Caller): Promise<AuditState | null> {
  const audit = await readWorkspace(workspaceId, (db) => findRunningAudit(db, workspaceId));
  return audit && presentState(audit);
}
