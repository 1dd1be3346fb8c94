import { isDatabaseReady } from "#lib/http/is-database-ready.ts";
import { openRoute } from "#lib/http/route.ts";
import { isStopping } from "#lib/http/server/process-state.ts";
import { warmUp } from "#lib/studio/warm-up.ts";

const UNAVAILABLE = { status: 503, headers: { "Retry-After": "5" } };

/** 200 when the database answers, else 503: whether to send traffic here. Nobody is sent here before the models are loaded. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(async () => {
  if (isStopping()) return Response.json({ status: "stopping" }, UNAVAILABLE);
  if (!(await isDatabaseReady())) return Response.json({ status: "database unavailable" }, UNAVAILABLE);
  await warmUp(new Date());
  return Response.json({ status: "ready" });
});

export const dynamic = "force-dynamic";
