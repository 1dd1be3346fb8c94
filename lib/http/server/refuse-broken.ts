import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { Problem } from "../../problems.ts";
import { withIds } from "../../work-scope.ts";
import { problemAnswer } from "../problem-answer.ts";
import { logsRequests, writeRequestLine } from "./log-request.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const REASONS: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of the request are larger than 16 KiB."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The extensions of the request's chunks are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time."],
};
/** The client has ended its side of the connection where a request goes on. */
const ENDED = "HPE_INVALID_EOF_STATE";
const BROKEN: [number, string] = [400, "The request is not valid HTTP (RFC 9112)."];

/**
 * Answers on the socket what never becomes a request: broken HTTP, headers that are too large or too slow, CONNECT. A socket on
 * which an answer has begun, or that the client has left, is closed without a word.
 */
export function refuseBroken(server: Server): void {
  const answering = new WeakSet<Duplex>();
  server.prependListener("request", ({ socket }: IncomingMessage, outgoing) => {
    answering.add(socket);
    outgoing.once("close", () => answering.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || answering.has(socket)) socket.destroy();
    else refuse(socket, malformed(error.code), error.code === ENDED);
  });
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    refuse(
      socket,
      new Problem("Method Not Allowed", "This server is not a proxy: it does not support CONNECT."),
    );
  });
}

function malformed(code = ""): Problem {
  const [status, detail] = REASONS[code] ?? BROKEN;
  return new Problem("Malformed Request", detail, { status });
}

/** @param hasLeft whether that was in the middle of a request, which has its line if it was answered, and else never was one */
function refuse(socket: Duplex, problem: Problem, hasLeft = false): void {
  const requestId = randomUUID();
  const { status, headers, text } = problemAnswer(problem, { requestId, instance: "/" });
  const body = text ?? "";
  if (!socket.writable) return void socket.destroy();
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...SECURITY_HEADERS.map(({ key, value }) => `${key}: ${value}`),
    ...Object.entries(headers).map(([name, value]) => `${name.toLowerCase()}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Date: ${new Date().toUTCString()}`,
    "Connection: close",
  ];
  const answer = `${lines.join("\r\n")}\r\n\r\n${body}`;
  socket.end(answer, () => socket.destroy());
  if (hasLeft || !logsRequests()) return;
  const line = { operation: "none", status, duration_ms: 0, bytes: Buffer.byteLength(answer) };
  withIds({ request_id: requestId }, () => writeRequestLine(line));
}
