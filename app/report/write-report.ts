import type { MadeFile } from "#app/answer-file.ts";
import { isReadable } from "#components/reports/brand-colour.ts";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import type { Caller } from "#lib/caller.ts";
import { attachment } from "#lib/http/attachment.ts";
import { drawReport } from "#lib/pdf/draw-report.ts";
import type { ReportBrand } from "#lib/pdf/schemas.ts";
import { findLogo, findLook } from "#lib/report-look/find-look.ts";
import type { ReportLook } from "#lib/report-look/schemas.ts";
import { utcDay } from "#lib/time.ts";
import { describeReport } from "./describe-report.ts";

/**
 * A completed audit as a PDF that looks as the workspace has chosen.
 * @param workspaceName stands on it where no other name was chosen
 * @throws Problem as `explainAudit`.
 */
export async function writeReport(caller: Caller, workspaceName: string, auditId: string): Promise<MadeFile> {
  const [audit, look] = await Promise.all([explainAudit(caller, auditId), findLook(caller)]);
  const name = look.name ?? workspaceName;
  const day = utcDay(audit.as_of ?? new Date(audit.completed_at));
  return {
    body: await drawReport(describeReport(name, audit), await brandOf(caller, look)),
    headers: attachment([name, "audit", day], "pdf", "application/pdf"),
  };
}

async function brandOf(caller: Caller, { colour, logo }: ReportLook): Promise<ReportBrand> {
  const bytes = logo && (await findLogo(caller));
  return {
    band: colour,
    words: colour && isReadable(colour) ? colour : null,
    logo: logo && bytes ? { bytes, width: logo.width, height: logo.height } : null,
  };
}
