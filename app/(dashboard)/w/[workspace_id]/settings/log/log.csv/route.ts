import { answerFile } from "#app/answer-file.ts";
import { readLogFilter } from "#components/audit-log/log-address.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { writeLogCsv } from "#lib/audit-log/write-log-csv.ts";
import { attachment } from "#lib/http/attachment.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** The log of a workspace as a table, narrowed as its page is. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id } = await params;
  const filter = readLogFilter(Object.fromEntries(new URL(request.url).searchParams));
  const make = async ({ caller, workspace }: Parameters<Parameters<typeof answerFile>[2]>[0]) => ({
    body: await writeLogCsv(caller, filter),
    headers: attachment([workspace.name, "log"], "csv", "text/csv; charset=utf-8"),
  });
  return answerFile(request, workspace_id, make, ROLE_FOR.log);
}
