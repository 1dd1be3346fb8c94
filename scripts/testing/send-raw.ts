import { connect } from "node:net";

export type RawAnswer = { status: number; headers: Headers; body: string };

/** A request as it is written on the wire, with `Host` and, unless it is given, `Connection: close`. */
export function rawRequest(line: string, headers: string[] = [], body = ""): string {
  const isKept = headers.some((header) => /^connection:/i.test(header));
  const all = ["Host: 127.0.0.1", ...(isKept ? [] : ["Connection: close"]), ...headers];
  return `${line}\r\n${all.join("\r\n")}\r\n\r\n${body}`;
}

/**
 * Writes bytes to a port of this machine, and reads the answers until the connection ends.
 * @throws Error when it is still open after 5 seconds, or ends within an answer.
 */
export async function sendRaw(port: number, text: string): Promise<RawAnswer[]> {
  return parseAnswers(await exchange(port, text));
}

function exchange(port: number, text: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    socket.setTimeout(5_000, () => {
      socket.destroy(new Error(`the connection is still open after: ${Buffer.concat(chunks)}`));
    });
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks)));
  });
}

function parseAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) throw new Error(`cut within an answer: ${rest}`);
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const headers = new Headers(lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]));
    const status = Number(first.split(" ")[1]);
    const { body, after } = readBody(rest.subarray(end + 4), headers, status);
    answers.push({ status, headers, body });
    rest = after;
  }
  return answers;
}

function readBody(bytes: Buffer, headers: Headers, status: number): { body: string; after: Buffer } {
  if (headers.get("transfer-encoding") === "chunked") return readChunks(bytes);
  // The answer to a HEAD may name a length and has no body: nothing follows it on a connection that is closed.
  const length = status === 204 || status === 304 ? 0 : Number(headers.get("content-length") ?? bytes.length);
  if (bytes.length > 0 && bytes.length < length) throw new Error(`cut: ${bytes.length} of ${length} bytes`);
  return { body: bytes.subarray(0, length).toString(), after: bytes.subarray(length) };
}

function readChunks(bytes: Buffer): { body: string; after: Buffer } {
  const chunks: Buffer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf("\r\n");
    if (end < 0) {
      // The answer to a HEAD says that its body would be chunked.
      if (bytes.length === 0) return { body: "", after: bytes };
      throw new Error("cut within a chunk");
    }
    const length = Number.parseInt(rest.subarray(0, end).toString(), 16);
    chunks.push(rest.subarray(end + 2, end + 2 + length));
    rest = rest.subarray(end + 4 + length);
    if (length === 0) return { body: Buffer.concat(chunks).toString(), after: rest };
  }
}
