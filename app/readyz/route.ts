import { isDatabaseReady } from "#lib/http/is-database-ready.ts";
import { openRoute } from "#lib/http/route.ts";
import { isStopping } from "#lib/http/server/process-state.ts";
import { warmUp } from "#lib/studio/warm-up.ts";

/** 200 when the database answers, else 503: whether to send traffic here. Nobody is sent here before the models are loaded. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(async () => {
  if (isStopping()) return Response.json({ status: "stopping" }, { status: 503 });
  if (!(await isDatabaseReady())) return Response.json({ status: "database unavailable" }, { status: 503 });
  await warmUp(new Date());
  return Response.json({ status: "ready" });
});

export const dynamic = "force-dynamic";
