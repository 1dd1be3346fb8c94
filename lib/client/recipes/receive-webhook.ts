import { PlinthError, type PlinthEvent, verifyWebhook } from "../plinth.ts";

/** Answers a webhook: as a route of Next.js, with Deno.serve, Bun.serve, Hono, or on a worker. */
export async function receiveWebhook(
  request: Request,
  secret: string,
  take: (event: PlinthEvent, messageId: string) => Promise<void>,
): Promise<Response> {
  // The text as it arrived: JSON that was parsed and written again has another signature.
  const body = await request.text();
  let event: PlinthEvent;
  try {
    event = await verifyWebhook({ secret, headers: request.headers, body });
  } catch (error) {
    if (!(error instanceof PlinthError)) throw error;
    return new Response(error.detail, { status: 400 });
  }
  // The same message may come again, with the same id: store it under its id, and do the work later.
  await take(event, request.headers.get("webhook-id") ?? "");
  return new Response(null, { status: 204 });
}
