import { randomBytes } from "node:crypto";
import { operatorFor } from "../access/operator-for.ts";
import type { Caller } from "../caller.ts";
import { acrossWorkspaces, withIdentity, withWorkspace } from "../db.ts";
import { env, publicUrl } from "../env.ts";
import type { RunEnd } from "../jobs/lease.ts";
import { log } from "../log.ts";
import { isPermanent, type MailError } from "../mail/mail-error.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeMail } from "../mail/write-mail.ts";
import { digestSession } from "../members/digest-session.ts";
import { writeNotice } from "../notices/write-notice.ts";
import { inRegion } from "../region/region-scope.ts";

/** Nobody else takes it so long; a mail that failed for now is tried again then. */
const AGAIN_MS = 10 * 60_000;
/** A report that could not be mailed for so long is news no more. */
const OLDEST_MS = 3 * 24 * 3_600_000;
/** Links of so many mails work: two years of weeks. */
const LINKS = 104;

export type Report = {
  subject: string;
  /** Paragraphs: what the audit says in short. */
  summary: string[];
  file: { name: string; content: Uint8Array };
};
/** Draws and words the report of a completed audit: the pages' words are not the library's. */
export type WriteReport = (caller: Caller, workspaceName: string, auditId: string) => Promise<Report>;

export type DueReport = { workspaceId: string; id: string; auditId: string };

/** Takes reports of scheduled audits that have ended, so that no other worker mails them meanwhile. */
export function takeReports(limit: number, now: Date): Promise<DueReport[]> {
  const again = new Date(now.getTime() + AGAIN_MS);
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<DueReport[]>`
      UPDATE audit_schedules s SET report_due_at = ${again} FROM (
        SELECT s.workspace_id, s.id FROM audit_schedules s
        JOIN audits a ON a.workspace_id = s.workspace_id AND a.id = s.last_audit_id AND a.status <> 'processing'
        JOIN workspaces w ON w.id = s.workspace_id AND w.deleted_at IS NULL
        WHERE s.report_due_at <= ${now} ORDER BY s.report_due_at LIMIT ${limit} FOR UPDATE OF s SKIP LOCKED
      ) due
      WHERE s.workspace_id = due.workspace_id AND s.id = due.id
      RETURNING s.workspace_id AS "workspaceId", s.id, s.last_audit_id AS "auditId"`,
  );
}

/**
 * Mails the report of a scheduled audit to each of its recipients, once; a failed audit is told in a notice instead. Without
 * `SMTP_URL` nobody is mailed. A crash between a mail and its record can send that one twice.
 * @throws Error what the mail server said, when somebody has to be tried again.
 */
export async function mailReport(due: DueReport, write: WriteReport, now = new Date()): Promise<RunEnd> {
  const { workspaceId, auditId } = due;
  const audit = await withWorkspace(workspaceId, (tx) =>
    tx.audit.findUnique({
      where: { workspaceId_id: { workspaceId, id: auditId } },
      select: { status: true, completedAt: true, errorTitle: true, errorDetail: true },
    }),
  );
  if (audit?.status === "failed") return end(due, `${audit.errorTitle}: ${audit.errorDetail}`, now);
  const people = env().SMTP_URL ? await listPeople(due) : [];
  if (!audit?.completedAt || people.length === 0) return end(due, null, now);
  if (now.getTime() - audit.completedAt.getTime() > OLDEST_MS)
    return end(due, "The report could not be mailed for three days.", now);
  const workspace = await withIdentity({ workspaceId }, (db) =>
    db.workspace.findFirstOrThrow({ where: { id: workspaceId } }),
  );
  const caller = await operatorFor(workspaceId);
  const report = await inRegion(workspace, () => write(caller, workspace.name, auditId));
  const failures: unknown[] = [];
  for (const person of people)
    await mailOne(due, person, { report, brand: workspace.name }).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return end(due, null, now);
}

type Person = { id: string; email: string; isMember: boolean; digests: Uint8Array<ArrayBuffer>[] };

/** Who has not got it yet: members as long as they are some, and nobody who wants no more. */
async function listPeople({ workspaceId, id, auditId }: DueReport): Promise<Person[]> {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<Person[]>`
      SELECT r.id, coalesce(r.email, u.email) AS email, r.user_id IS NOT NULL AS "isMember", r.digests
      FROM report_recipients r
        LEFT JOIN memberships m ON m.workspace_id = r.workspace_id AND m.user_id = r.user_id
        LEFT JOIN users u ON u.id = m.user_id
      WHERE r.workspace_id = ${workspaceId} AND r.schedule_id = ${id} AND r.mailed_audit_id IS DISTINCT FROM ${auditId}
        AND coalesce(r.email, u.email) IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM report_optouts o
          WHERE o.workspace_id = r.workspace_id AND o.email = coalesce(r.email, u.email))
      ORDER BY r.id`,
  );
}

type Mailed = { report: Report; brand: string };

async function mailOne(due: DueReport, person: Person, { report, brand }: Mailed): Promise<void> {
  const { workspaceId, id: scheduleId, auditId } = due;
  const secret = randomBytes(32).toString("base64url");
  const leave = `${publicUrl()}/unsubscribe?token=${secret}`;
  const where = { workspaceId_scheduleId_id: { workspaceId, scheduleId, id: person.id } };
  const digests = [...person.digests, digestSession(secret)].slice(-LINKS);
  // Before the mail: its link has to work from the first moment.
  await withWorkspace(workspaceId, (tx) => tx.reportRecipient.update({ where, data: { digests } }));
  const page = `${publicUrl()}/w/${workspaceId}/audits/${auditId}`;
  const letter = writeMail({
    subject: report.subject.replace(/\s+/g, " "),
    before: report.summary,
    ...(person.isMember && { action: { words: "Open the audit", link: page } }),
    after: [
      "The whole report is attached as a PDF.",
      `You get this because ${brand} sends you the reports of its audits.`,
    ],
    leave: { words: "Stop these reports", link: leave },
  });
  const attachments = [
    { filename: report.file.name, content: Buffer.from(report.file.content), contentType: "application/pdf" },
  ];
  try {
    await sendMail({
      to: person.email,
      ...letter,
      attachments,
      // RFC 2369 and RFC 8058: mail programs offer to stop it, by a POST without anybody's session.
      headers: {
        "List-Unsubscribe": `<${publicUrl()}/unsubscribe/reports/${secret}/stop>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  } catch (error) {
    if (!isPermanent(error as MailError)) throw error;
    log().warn({ err: error }, "a report was refused for good");
  }
  await withWorkspace(workspaceId, (tx) =>
    tx.reportRecipient.update({ where, data: { mailedAuditId: auditId } }),
  );
}

async function end(due: DueReport, problem: string | null, now: Date): Promise<RunEnd> {
  const { workspaceId, id, auditId } = due;
  await withWorkspace(workspaceId, async (tx) => {
    const { count } = await tx.auditSchedule.updateMany({
      where: { workspaceId, id, lastAuditId: auditId, reportDueAt: { not: null } },
      data: { reportDueAt: null, lastProblem: problem },
    });
    if (count === 0 || problem === null) return;
    const subject = "A scheduled audit did not end well";
    await writeNotice(tx, { workspaceId, kind: "schedule.failed", subject, detail: problem, now });
  });
  return problem === null ? "done" : "failed";
}
