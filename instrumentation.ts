import type { IncomingMessage } from "node:http";
import type { Instrumentation } from "next";

/** What `next dev` and `next start` need before the first request; `server.ts` does it by itself. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { isOwnServer } = await import("#lib/http/server/process-state.ts");
  if (isOwnServer()) return;
  const { forgetAddresses } = await import("#lib/env.ts");
  forgetAddresses("DATABASE_SWEEP_URL", "DATABASE_OWNER_URL");
  const { limitWaitsToRequests } = await import("#lib/database-limits.ts");
  limitWaitsToRequests();
  // Below a supervisor that was killed nobody would stop the web server, which would keep its port.
  const { stopWithParent } = await import("#lib/stop-with-parent.ts");
  stopWithParent();
  // The framework believes whatever `X-Forwarded-For` says, and tells a handler no other address.
  const { subscribe } = await import("node:diagnostics_channel");
  const { keepTrueAddress } = await import("#lib/http/server/forwarded-for.ts");
  const { beginOwnRegion } = await import("#lib/region/region-scope.ts");
  subscribe("http.server.request.start", (message) => {
    beginOwnRegion();
    keepTrueAddress((message as { request: IncomingMessage }).request);
  });
  const { mendBrokenPaths } = await import("#lib/http/mend-broken-paths.ts");
  mendBrokenPaths();
  const { checkDatabaseRole } = await import("#lib/database-connections.ts");
  await checkDatabaseRole();
}

/** Errors of pages go to the log with the digest that the error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { notePageFailure } = await import("#lib/http/server/page-failure.ts");
  const isAwaited = notePageFailure(error);
  const { log } = await import("#lib/log.ts");
  const digest = (error as { digest?: unknown } | null)?.digest;
  const facts = { err: error, digest, path: request.path.split("?")[0], route: context.routePath };
  if (isAwaited) log().error(facts, "page failed");
  else log().debug(facts, "page failed after its client had left");
};
