import { answer } from "#lib/http/route.ts";
import { stopDigest } from "#lib/weekly-digest/stop-digest.ts";

type Context = { params: Promise<{ workspace_id: string; token: string }> };

/**
 * Stops a digest, for the button of its page and for mail programs (RFC 8058), which come from elsewhere and without a session: whoever knows
 * the token may. The answer is the same whether it was on.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id, token } = await params;
  return answer(request, async () => {
    await stopDigest(workspace_id, token);
    return toPage(workspace_id, token);
  });
}

/** Mail programs of old open the address: they are shown the button. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { workspace_id, token } = await params;
  return answer(request, async () => toPage(workspace_id, token));
}

function toPage(workspaceId: string, token: string): Response {
  const path = `/unsubscribe/${encodeURIComponent(workspaceId)}/${encodeURIComponent(token)}`;
  return new Response(null, { status: 303, headers: { Location: path } });
}
