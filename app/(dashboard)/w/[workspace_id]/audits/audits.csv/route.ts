import { answerFile } from "#app/answer-file.ts";
import { writeListCsv } from "#lib/audits/write-list-csv.ts";
import { attachment } from "#lib/http/attachment.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** The audits of a workspace as a table. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id } = await params;
  return answerFile(request, workspace_id, async ({ caller, workspace }) => ({
    body: await writeListCsv(caller),
    headers: attachment([workspace.name, "audits"], "csv", "text/csv; charset=utf-8"),
  }));
}
