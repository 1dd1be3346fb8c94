import { isAscii, isUtf8 } from "node:buffer";
import { detectUtf16 } from "./detect-utf16.ts";

const LOOKED_AT = 65_536;
/** Bytes that Windows-1252 gives to no character. */
const VACANT = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * Makes UTF-8 of the bytes of a text. UTF-16 is known by its byte order mark, or by the zero bytes of its first columns;
 * Windows-1252 only where the text cannot be UTF-8: no character of several bytes is right, and every byte is a
 * character there. Anything else passes as it is.
 *
 * @param source bytes in chunks of any size
 * @param onGuess told once when an encoding was taken that no mark of the file shows
 * @returns the same text as UTF-8
 */
export async function* recodeText(
  source: AsyncIterable<Uint8Array>,
  onGuess: (encoding: string) => void,
): AsyncGenerator<Uint8Array> {
  const chunks = rechunk(source);
  const first = await chunks.next();
  if (first.done) return;
  let encoding: Encoding | undefined = detectUtf16(first.value);
  let decoder = encoding && new TextDecoder(encoding);
  for (let bytes: Uint8Array | undefined = first.value; bytes; bytes = (await chunks.next()).value) {
    encoding ??= detectEncoding(bytes);
    if (encoding === "windows-1252" && !decoder) {
      onGuess("Windows-1252");
      decoder = new TextDecoder(encoding);
    }
    yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes;
  }
  if (decoder) yield Buffer.from(decoder.decode());
}

/** Chunks that are long enough to judge, unless the source ends. */
async function* rechunk(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    held.push(chunk);
    size += chunk.length;
    if (size < LOOKED_AT) continue;
    yield held.length === 1 ? chunk : Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
  return undefined;
}

/** Undefined as long as there is nothing but ASCII, which all encodings share. */
function detectEncoding(bytes: Uint8Array): Encoding | undefined {
  if (isAscii(bytes)) return undefined;
  if (isUtf8(bytes)) return "utf-8";
  const whole = bytes.subarray(0, findCut(bytes));
  if (isAscii(whole)) return undefined;
  let high = 0;
  for (const byte of whole) {
    if (byte === 0 || VACANT.has(byte)) return "utf-8";
    if (byte >= 0x80) high += 1;
  }
  const wrong = new TextDecoder().decode(whole).split("\uFFFD").length - 1;
  // Two letters may look like one character of UTF-8 by chance; in UTF-8 with damage most are right.
  return wrong * 10 >= high * 9 ? "windows-1252" : "utf-8";
}

/** Where the last character begins, if the end of the chunk may have cut it in two. */
function findCut(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= Math.max(0, bytes.length - 3); at -= 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return at;
  }
  return bytes.length;
}
