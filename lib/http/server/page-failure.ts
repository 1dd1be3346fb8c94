import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener, ServerResponse } from "node:http";
import { isDatabaseFailure } from "../../database-failure.ts";
import { withPatience } from "../../database-patience.ts";

type Failure = { isPassing: boolean; outgoing: ServerResponse };

// The server and the framework's instrumentation are separate module graphs of one process.
const shared = globalThis as unknown as { [key: symbol]: AsyncLocalStorage<Failure> | undefined };
const KEY = Symbol.for("plinth.page-failure");
shared[KEY] ??= new AsyncLocalStorage();
const failures = shared[KEY];

const RETRY_AFTER_SECONDS = "5";

/**
 * Notes that the page that is being made failed; of a failure of the database that will pass its answer then says so.
 * @returns whether anybody still waits for the page: what breaks because its client has left is no error.
 */
export function notePageFailure(error: unknown): boolean {
  const failure = failures.getStore();
  if (failure && isDatabaseFailure(error)) failure.isPassing = true;
  return !failure?.outgoing.destroyed;
}

/** Has the framework's 500 of a failure that will pass answered as 503 with `Retry-After`, as the API does, and no page wait longer for the database. */
export function tellPassingFailures(pages: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const failure: Failure = { isPassing: false, outgoing };
    const write = outgoing.writeHead.bind(outgoing) as (...args: unknown[]) => ServerResponse;
    outgoing.writeHead = (status: number, ...rest: unknown[]) => {
      const isPassing = status === 500 && failure.isPassing;
      if (isPassing) outgoing.setHeader("Retry-After", RETRY_AFTER_SECONDS);
      return write(isPassing ? 503 : status, ...rest);
    };
    failures.run(failure, () => withPatience(() => pages(incoming, outgoing)));
  };
}
