import { findVisitor } from "#app/connect/find-visitor.ts";
import { recorderOf } from "#lib/audit-log/recorder.ts";
import { chooseAccount } from "#lib/platforms/connect/finish-connect.ts";
import { workspaceOfState } from "#lib/platforms/connect/oauth-state.ts";

type Context = { params: Promise<{ platform: string }> };

/** Connects one of several accounts that a platform gave: like the callback, by a secret that works once and in its session. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { platform } = await params;
  const query = new URL(request.url).searchParams;
  const [choice, accountId] = [query.get("choice") ?? "", query.get("account") ?? ""];
  const visitor = await findVisitor(request, workspaceOfState(choice), platform);
  if (visitor instanceof Response) return visitor;
  const { caller, visit, origin } = visitor;
  const now = new Date();
  const record = recorderOf("platform.connected", caller.actor, origin, now);
  const { result } = await chooseAccount(caller, { visit, choice, accountId }, now, record);
  return visitor.tell(result);
}
