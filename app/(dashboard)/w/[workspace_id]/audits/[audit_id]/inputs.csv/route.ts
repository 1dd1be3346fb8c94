import { answerFile } from "#app/answer-file.ts";
import { describeAudit } from "#lib/audits/describe-audit.ts";
import { writeAuditCsv } from "#lib/audits/write-audit-csv.ts";
import { attachment } from "#lib/http/attachment.ts";

type Context = { params: Promise<{ workspace_id: string; audit_id: string }> };

/** Every input of an audit as a table. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id, audit_id } = await params;
  return answerFile(request, workspace_id, async ({ caller, workspace }) => {
    const { asOf, state } = await describeAudit(caller, audit_id);
    const name = [workspace.name, "audit", asOf ?? state.started_at.slice(0, 10)];
    return {
      body: await writeAuditCsv(caller, audit_id),
      headers: attachment(name, "csv", "text/csv; charset=utf-8"),
    };
  });
}
