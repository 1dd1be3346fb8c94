import { isDatabaseReady } from "#lib/http/is-database-ready.ts";
import { warmUp } from "#lib/studio/warm-up.ts";

/** 200 when the database answers, else 503: whether to send traffic here. Nobody is sent here before the models are loaded. */
export async function GET(): Promise<Response> {
  const ready = await isDatabaseReady();
  if (ready) await warmUp(new Date());
  const body = { status: ready ? "ready" : "database unavailable" };
  return Response.json(body, { status: ready ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}

export const dynamic = "force-dynamic";
