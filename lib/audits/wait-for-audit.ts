import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../caller.ts";
import { getVisibleAudit } from "./audit-queries.ts";
import { presentAudit } from "./present-audit.ts";
import { runAudit } from "./run-audit.ts";
import type { AuditResult } from "./schemas.ts";

const POLL_MS = 500;

/**
 * Waits until an audit has ended, and runs it in this process when no worker has it: the command line works without a
 * server.
 */
export async function waitForAudit(caller: Caller, auditId: string, expand: string[]): Promise<AuditResult> {
  for (;;) {
    const audit = await getVisibleAudit(caller, auditId);
    if (audit.status !== "processing") return presentAudit(audit, expand);
    const ran = await runAudit(audit.workspaceId, auditId);
    if (!ran) await sleep(POLL_MS);
  }
}
