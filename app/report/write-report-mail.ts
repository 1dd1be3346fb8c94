import { formatList } from "#components/ui/format.ts";
import { explainAudit } from "#lib/audits/explain-audit.ts";
import type { Caller } from "#lib/caller.ts";
import { findLook } from "#lib/report-look/find-look.ts";
import type { Report } from "#lib/schedules/mail-report.ts";
import { describeReport } from "./describe-report.ts";
import { writeReport } from "./write-report.ts";

/**
 * A completed audit as it is mailed: in short, and as the PDF of its page.
 * @throws Problem as `explainAudit`.
 */
export async function writeReportMail(
  caller: Caller,
  workspaceName: string,
  auditId: string,
): Promise<Report> {
  const [audit, look] = await Promise.all([explainAudit(caller, auditId), findLook(caller)]);
  const { title, score, summary, actions, pillars } = describeReport(look.name ?? workspaceName, audit);
  const file = await writeReport(caller, workspaceName, auditId);
  const known = pillars.filter((pillar) => pillar.score !== null);
  const name = /filename="([^"]+)"/.exec(file.headers["Content-Disposition"] ?? "")?.[1] ?? "report.pdf";
  return {
    subject: score ? `${title}, ${score.shown}` : title,
    summary: [
      score ? `${title}. The score is ${score.shown}${tellPlace(score.place)}.` : `${title}.`,
      ...summary,
      ...(known.length > 0
        ? [`${formatList(known.map(({ name, words }) => `${name}${tellPlace(words)}`))}.`]
        : []),
      ...actions.map(({ action, impact }, n) => `${n + 1}. ${action}${impact ? ` (${impact})` : ""}`),
    ],
    file: { name, content: file.body as Uint8Array },
  };
}

/** " (below most)": within a sentence. */
function tellPlace(place: string | null): string {
  return place ? ` (${place.slice(0, 1).toLowerCase()}${place.slice(1)})` : "";
}
