import { isDatabaseReady } from "#lib/http/is-database-ready.ts";
import { plainJson } from "#lib/http/plain-answer.ts";
import { openRoute } from "#lib/http/route.ts";
import { isStopping } from "#lib/http/server/process-state.ts";
import { warmUp } from "#lib/studio/warm-up.ts";

const unavailable = (status: string) => plainJson({ status }, 503, { "Retry-After": "5" });

/** 200 when the database answers, else 503: whether to send traffic here. Nobody is sent here before the models are loaded. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openRoute(async () => {
  if (isStopping()) return unavailable("stopping");
  if (!(await isDatabaseReady())) return unavailable("database unavailable");
  await warmUp(new Date());
  return plainJson({ status: "ready" });
});

export const dynamic = "force-dynamic";
