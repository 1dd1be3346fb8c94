import type { Caller } from "../caller.ts";
import { findAudit } from "./find-audit.ts";
import { presentState } from "./present-state.ts";
import type { AuditState } from "./schemas.ts";

/**
 * An audit in any state, with its steps.
 * @throws Problem 404 `Not Found` for an audit that the caller may not see.
 */
export async function getAuditState(caller: Caller, auditId: string): Promise<AuditState> {
  return presentState(await findAudit(caller, auditId));
}
