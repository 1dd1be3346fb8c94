import { Problem } from "../problems.ts";
import type { HttpRequest } from "./plain-answer.ts";

export const MAX_BODY_BYTES = 1_048_576;
/** Bodies from here on take long to read; usual ones are far smaller. */
const LARGE_BYTES = 16_384;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

/** Whether the body of a request is large, or may be: nothing says how long it is. */
export function hasLargeBody({ headers }: Pick<HttpRequest, "headers">): boolean {
  const length = headers.get("content-length");
  return length === null ? headers.has("transfer-encoding") : Number(length) > LARGE_BYTES;
}

/**
 * Refuses a body that would have to be unpacked first: none of any operation is.
 * @throws Problem 415 `Unsupported Media Type`.
 */
export function refuseEncoded(request: HttpRequest): void {
  const encoding = request.headers.get("content-encoding");
  if (encoding === null) return;
  const detail = `The body came with \`Content-Encoding: ${encoding.slice(0, 100)}\`; send it uncompressed.`;
  throw new Problem("Unsupported Media Type", detail);
}

/**
 * The JSON object of a request; an empty body is `{}`.
 * @throws Problem 415 when it is not declared as JSON, 413 over 1 MiB, 400 `Malformed JSON`.
 */
export async function readBody(request: HttpRequest): Promise<Record<string, unknown>> {
  const text = await readText(request);
  if (text.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem("Malformed JSON", "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Problem("Malformed JSON", "The body is JSON, but not an object.");
  }
  return value as Record<string, unknown>;
}

/**
 * The bytes of a body, for a handler that would itself read one of any size.
 * @throws Problem 413 `Content Too Large`.
 */
export async function readBytes(request: HttpRequest, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const chunk of limited(request, mostBytes)) parts.push(chunk);
  return Buffer.concat(parts);
}

/**
 * The bytes of a body as they come.
 * @throws Problem 400 `Malformed Request` when the client leaves before their end: nobody's fault, and nothing for the log.
 */
export async function* readStream(request: HttpRequest): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const chunks = (request.body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch(cut);
      if (done) return;
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
}

function cut(): never {
  throw new Problem("Malformed Request", "The connection was closed before the end of the body.");
}

async function* limited(
  request: HttpRequest,
  mostBytes: number,
  onFirst = () => {},
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of readStream(request)) {
    if (bytes === 0 && chunk.byteLength > 0) onFirst();
    bytes += chunk.byteLength;
    if (bytes > mostBytes) {
      throw new Problem("Content Too Large", `The body is over ${mostBytes / 1_024} KiB.`);
    }
    yield chunk;
  }
}

async function readText(request: HttpRequest): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const chunk of limited(request, MAX_BODY_BYTES, () => checkType(request))) {
    text += decode(decoder, chunk);
  }
  return text + decode(decoder);
}

function checkType(request: HttpRequest): void {
  const type = request.headers.get("content-type") ?? "";
  const charset = CHARSET.exec(type)?.[1] ?? "utf-8";
  if (JSON_TYPE.test(type) && /^utf-?8$/i.test(charset)) return;
  const said = type ? `\`${type.slice(0, 100)}\`` : "no content type";
  throw new Problem(
    "Unsupported Media Type",
    `The body came with ${said}; it must be \`application/json\`, in UTF-8.`,
  );
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new Problem("Malformed JSON", "The body is not valid UTF-8.");
  }
}
