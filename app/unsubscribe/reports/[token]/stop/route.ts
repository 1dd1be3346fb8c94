import { answer } from "#lib/http/route.ts";
import { findRecipient, unsubscribe } from "#lib/schedules/unsubscribe.ts";

type Context = { params: Promise<{ token: string }> };

/**
 * Sends an address no more reports, for mail programs (RFC 8058), which come from elsewhere and without a session: whoever knows the secret
 * may. The answer is the same whether the secret is in a mail.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answer(request, async (now) => {
    if (await findRecipient(token)) await unsubscribe(token, now);
    return toPage(token);
  });
}

/** Mail programs of old open the address: they are shown the button. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  return answer(request, async () => toPage(token));
}

function toPage(token: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: `/unsubscribe?token=${encodeURIComponent(token)}` },
  });
}
