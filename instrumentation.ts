import type { Instrumentation } from "next";

/** What has to be in place before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  // Below a supervisor that was killed nobody would stop the web server, which would keep its port.
  const { stopWithParent } = await import("#lib/stop-with-parent.ts");
  stopWithParent();
  const { mendBrokenPaths } = await import("#lib/http/mend-broken-paths.ts");
  mendBrokenPaths();
  const { checkDatabaseRole } = await import("#lib/db.ts");
  await checkDatabaseRole();
}

/** Errors of pages go to the log with the digest that the error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { log } = await import("#lib/log.ts");
  const digest = (error as { digest?: unknown } | null)?.digest;
  log().error(
    { err: error, digest, path: request.path.split("?")[0], route: context.routePath },
    "page failed",
  );
};
