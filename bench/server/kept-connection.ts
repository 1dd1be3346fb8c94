import { once } from "node:events";
import { connect } from "node:net";

export type KeptConnection = {
  /**
   * Sends a whole request and waits for the whole answer; one at a time.
   * @throws Error when the answer is not 200, or the connection ends.
   */
  ask: (request: Buffer) => Promise<void>;
  close: () => void;
};

/** Longer answers are not asked for. */
const MOST_BYTES = 1_048_576;
const READ_BYTES = 65_536;
const END_OF_HEAD = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("\r\n0\r\n\r\n");

/**
 * A connection for load. It reads into one buffer and makes next to nothing new: what the collector of a client library takes at thousands of
 * answers a second, 15 to 25 ms at a time, would be told as waits of the server.
 * @param url of a server on this machine, without TLS
 */
export async function keepConnection(url: string): Promise<KeptConnection> {
  const answer = Buffer.allocUnsafeSlow(MOST_BYTES);
  let length = 0;
  let waiting: PromiseWithResolvers<void> | null = null;
  const onRead = (bytes: number, read: Buffer | Uint8Array) => {
    answer.set(read.subarray(0, bytes), length);
    length += bytes;
    if (!isWhole(answer, length)) return true;
    if (isOk(answer)) waiting?.resolve();
    else waiting?.reject(new Error(`${url} answers ${answer.toString("utf8", 0, length)}`));
    return true;
  };
  const { hostname, port } = new URL(url);
  const socket = connect({
    ...{ host: hostname, port: Number(port), noDelay: true },
    onread: { buffer: Buffer.allocUnsafeSlow(READ_BYTES), callback: onRead },
  });
  const end = (error?: Error) => waiting?.reject(error ?? new Error(`${url} closed the connection`));
  socket.on("error", end).on("close", () => end());
  await once(socket, "connect");
  const ask = (request: Buffer) => {
    length = 0;
    waiting = Promise.withResolvers();
    // What is written to a connection that has ended already is told only here.
    socket.write(request, (error) => error && end(error));
    return waiting.promise;
  };
  return { ask, close: () => socket.destroy() };
}

/** A request that keeps its connection. @param body JSON; none when null */
export function writeRequest(url: string, path: string, key: string, body: string | null): Buffer {
  const head = [
    `${body === null ? "GET" : "POST"} ${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    `authorization: Bearer ${key}`,
    ...(body === null
      ? []
      : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
  ];
  return Buffer.from(head.join("\r\n") + END_OF_HEAD + (body ?? ""));
}

/** By its length, or by its last chunk. */
function isWhole(answer: Buffer, length: number): boolean {
  const headEnd = answer.indexOf(END_OF_HEAD);
  if (headEnd < 0 || headEnd >= length) return false;
  const told = /\r\ncontent-length: *(\d+)/i.exec(answer.toString("latin1", 0, headEnd))?.[1];
  if (told !== undefined) return length >= headEnd + END_OF_HEAD.length + Number(told);
  return answer.subarray(length - LAST_CHUNK.length, length).equals(LAST_CHUNK);
}

function isOk(answer: Buffer): boolean {
  return answer.toString("latin1", 0, 12) === "HTTP/1.1 200";
}
