import type { Watcher } from "../../inside/watch.ts";
import { type Exchange, operationOf } from "./exchange.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Tells `watcher` of a request while `serve` answers it: by which operation, and how that ended. */
export function watchRequest(
  watcher: Watcher,
  { incoming, outgoing, choice }: Exchange,
  serve: () => void,
): void {
  const { method = "" } = incoming;
  const labels = {
    operation: operationOf({ incoming, choice }),
    method: METHODS.has(method) ? method : "other",
  };
  const { run, end } = watcher.begin({
    kind: "request",
    labels,
    title: `${labels.method} ${choice?.path ?? labels.operation}`,
    details: { "http.request.method": method, ...(choice?.path && { "http.route": choice.path }) },
    parent: incoming.headers.traceparent as string | undefined,
  });
  outgoing.once("close", () => {
    const { statusCode, writableFinished } = outgoing;
    // Nobody has the whole answer of one that was cut, whatever its status.
    const outcome = writableFinished ? `${Math.floor(statusCode / 100)}xx` : "cut";
    end(outcome, { "http.response.status_code": statusCode });
  });
  run(serve);
}
