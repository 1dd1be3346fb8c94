import { answerFile } from "#app/answer-file.ts";
import { answerLogo } from "#app/report/answer-logo.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** The logo on the workspace's reports, for its members. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id } = await params;
  return answerFile(request, workspace_id, ({ caller }) => answerLogo(caller));
}
