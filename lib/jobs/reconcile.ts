import { failAudit } from "../audits/fail-audit.ts";
import { findOverdueAudits, findUnheldAudits } from "../audits/lease.ts";
import { withWorkspace } from "../db.ts";
import { enqueue } from "./queue.ts";

/** An audit that has not ended so long after a worker first took it has failed. */
export const LONGEST_RUN_SECONDS = 300;

/**
 * Brings queue and tables into line: audits that nobody holds get a job (again), those that take too long are ended.
 * Every worker may do this at any time, also at once.
 */
export async function reconcile(now: Date): Promise<void> {
  for (const audit of await findOverdueAudits(LONGEST_RUN_SECONDS)) {
    const detail = "The audit did not finish within 5 minutes; the run was given back. Start it again.";
    await failAudit({ ...audit, title: "Audit Timed Out", detail, now });
  }
  for (const audit of await findUnheldAudits()) {
    await withWorkspace(audit.workspaceId, (tx) => enqueue(tx, "audit.run", audit));
  }
}
