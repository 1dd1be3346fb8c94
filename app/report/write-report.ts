import type { MadeFile } from "#app/answer-file.ts";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import type { Caller } from "#lib/caller.ts";
import { attachment } from "#lib/http/attachment.ts";
import { drawReport } from "#lib/pdf/draw-report.ts";
import { utcDay } from "#lib/time.ts";
import { describeReport } from "./describe-report.ts";

/**
 * A completed audit as a PDF. @param brand the workspace's name
 * @throws Problem as `explainAudit`.
 */
export async function writeReport(caller: Caller, brand: string, auditId: string): Promise<MadeFile> {
  const audit = await explainAudit(caller, auditId);
  const day = utcDay(audit.as_of ?? new Date(audit.completed_at));
  return {
    body: await drawReport(describeReport(brand, audit)),
    headers: attachment([brand, "audit", day], "pdf", "application/pdf"),
  };
}
