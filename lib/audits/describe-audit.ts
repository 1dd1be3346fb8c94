import type { Caller } from "../caller.ts";
import type { Platform } from "../formula/names.ts";
import { utcDay } from "../time.ts";
import { findAudit } from "./find-audit.ts";
import { nameActor } from "./name-actor.ts";
import { presentState } from "./present-state.ts";
import type { AuditState } from "./schemas.ts";

export type AuditDescription = {
  state: AuditState;
  requestedBy: string;
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
  const audit = await findAudit(caller, auditId);
  return {
    state: presentState(audit),
    requestedBy: await nameActor(audit.requestedBy),
    platforms: audit.platforms as Platform[],
    lookbackDays: audit.lookbackDays,
    asOf: audit.asOf && utcDay(audit.asOf),
    inputHash: audit.inputHash,
  };
}
