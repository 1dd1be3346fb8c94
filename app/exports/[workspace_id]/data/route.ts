import { sessionMember } from "#app/session-member.ts";
import { admitExport } from "#lib/http/admit-member.ts";
import { attachment } from "#lib/http/attachment.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { answer } from "#lib/http/route.ts";
import { streamParts } from "#lib/http/stream-parts.ts";
import { utcDay } from "#lib/time.ts";
import { exportWorkspace } from "#lib/workspaces/export-workspace.ts";

type Context = { params: Promise<{ workspace_id: string }> };

/** Everything of a workspace as one archive, for its owners. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answer(request, async (now, headers) => {
    const member = await sessionMember((await params).workspace_id);
    await admitExport(member, headers);
    const origin = requestOrigin(request, headers["X-Request-Id"]);
    const archive = await exportWorkspace(member.caller, { origin, now });
    return new Response(streamParts(archive), {
      headers: attachment([member.workspace.name, "data", utcDay(now)], "zip", "application/zip"),
    });
  });
}
