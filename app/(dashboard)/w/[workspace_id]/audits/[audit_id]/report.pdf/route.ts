import { answerFile } from "#app/answer-file.ts";
import { writeReport } from "#app/report/write-report.ts";

type Context = { params: Promise<{ workspace_id: string; audit_id: string }> };

/** An audit as a PDF. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id, audit_id } = await params;
  return answerFile(request, workspace_id, ({ caller, workspace }) =>
    writeReport(caller, workspace.name, audit_id),
  );
}
