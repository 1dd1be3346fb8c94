import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { ASK_AGAIN_SECONDS, auditProgress } from "./audit-progress.ts";
import { getVisibleAudit } from "./audit-queries.ts";
import { presentAudit } from "./present-audit.ts";
import type { AuditResult } from "./schemas.ts";

/**
 * The result of an audit that has ended.
 * @param expand `explanation`, `confidence`: what is given beyond the contract's fields.
 * @throws Problem 404 `Not Found`, 425 `Too Early` with the progress while it is processing.
 */
export async function getAudit(caller: Caller, auditId: string, expand: string[]): Promise<AuditResult> {
  const audit = await getVisibleAudit(caller, auditId);
  if (audit.status !== "processing") return presentAudit(audit, expand);
  const progress = auditProgress(audit.steps);
  throw new Problem("Too Early", `The audit is ${progress.percent} % done: ${progress.step}.`, {
    headers: { "Retry-After": String(ASK_AGAIN_SECONDS) },
    members: { ...progress },
  });
}
