import type { Instrumentation } from "next";

/** Errors of pages go to the log with the digest that the error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { log } = await import("#lib/log.ts");
  const digest = (error as { digest?: unknown } | null)?.digest;
  log().error(
    { err: error, digest, path: request.path.split("?")[0], route: context.routePath },
    "page failed",
  );
};
