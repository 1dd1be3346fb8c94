import { AsyncResource } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { env } from "../../env.ts";
import { quickLog } from "../../log.ts";
import { type Exchange, operationOf } from "./exchange.ts";

/** What web servers say of a request whose client left before it had the whole answer. */
const LEFT = 499;

/** What the line of a request says beside its ids; nothing that only the client can know: no path, no query, no header. */
type RequestLine = {
  method?: string | undefined;
  operation: string;
  /** With the names of its parameters in the place of their values. */
  route?: string | undefined;
  status: number;
  duration_ms: number;
  /** Of the answer as it went to the system, headers included. */
  bytes: number;
};

/** Whether the operator wants a line for each request. */
export function logsRequests(): boolean {
  return env().PLINTH_LOG_REQUESTS === "1";
}

/** Writes the line of a request, in its scope. */
export function writeRequestLine(line: RequestLine): void {
  quickLog().info(line, "request");
}

/** Writes the line of a request once its whole answer has gone to the system, or its client. To be called in its scope. */
export function logWhenOver(exchange: Exchange, route: string | undefined): void {
  const { incoming, outgoing } = exchange;
  const begun = performance.now();
  const countBytes = openByteCount(outgoing, incoming.socket);
  const write = () =>
    writeRequestLine({
      method: incoming.method,
      operation: operationOf(exchange),
      route,
      status: statusOf(outgoing),
      duration_ms: Math.round((performance.now() - begun) * 1_000) / 1_000,
      bytes: countBytes(),
    });
  // Whoever ends the answer does so in a scope of its own.
  outgoing.once("close", AsyncResource.bind(write));
}

function statusOf({ writableFinished, errored, statusCode }: ServerResponse): number {
  if (writableFinished) return statusCode;
  // Node ends the answers that wait behind the one that the client left by this error.
  const isLeft = !errored || (errored as NodeJS.ErrnoException).code === "ECONNRESET";
  return isLeft ? LEFT : 500;
}

const writtenBefore = new WeakMap<Socket, number>();

/** Counts what goes out on the connection for one answer. Answers of a connection go out one after the other. */
function openByteCount(outgoing: ServerResponse, socket: Socket): () => number {
  let counted: number | undefined;
  const count = () => {
    if (counted !== undefined) return counted;
    const written = socket.bytesWritten;
    counted = written - (writtenBefore.get(socket) ?? 0);
    writtenBefore.set(socket, written);
    return counted;
  };
  // Before Node hands the connection to the answer behind it.
  outgoing.prependOnceListener("finish", count);
  return count;
}
