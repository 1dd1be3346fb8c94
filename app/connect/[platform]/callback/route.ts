import { findVisitor } from "#app/connect/find-visitor.ts";
import { recorderOf } from "#lib/audit-log/recorder.ts";
import { finishConnect } from "#lib/platforms/connect/finish-connect.ts";
import { workspaceOfState } from "#lib/platforms/connect/oauth-state.ts";

type Context = { params: Promise<{ platform: string }> };

/** Where a platform sends a person back to. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { platform } = await params;
  const query = new URL(request.url).searchParams;
  const visitor = await findVisitor(request, workspaceOfState(query.get("state") ?? ""), platform);
  if (visitor instanceof Response) return visitor;
  const { caller, visit, origin } = visitor;
  const now = new Date();
  const record = recorderOf("platform.connected", caller.actor, origin, now);
  const { result, choice } = await finishConnect(caller, { visit, query }, now, record);
  return visitor.tell(result, choice);
}
