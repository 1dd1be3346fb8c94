import { isAscii, isUtf8 } from "node:buffer";
import { detectUtf16 } from "./detect-utf16.ts";
import { rechunk } from "./rechunk.ts";

/** So many bytes are looked at before an encoding is chosen. */
const SAMPLE_BYTES = 65_536;
/** Bytes that stand for no character in Windows-1252. */
const UNASSIGNED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * Transcodes a text to UTF-8. UTF-16 is known by its byte order mark, or by the zero bytes of its first columns.
 * Windows-1252 is assumed only where the text cannot be UTF-8: none of its sequences of several bytes is valid, and each
 * byte is assigned in Windows-1252. Anything else passes as it is.
 *
 * @param source bytes in chunks of any size
 * @param onGuess called once when an encoding is assumed that no mark in the file shows
 * @returns the same text as UTF-8
 */
export async function* transcodeText(
  source: AsyncIterable<Uint8Array>,
  onGuess: (encoding: string) => void,
): AsyncGenerator<Uint8Array> {
  const chunks = rechunk(source, SAMPLE_BYTES);
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

/** Undefined as long as there is nothing but ASCII, which all encodings share. */
function detectEncoding(bytes: Uint8Array): Encoding | undefined {
  if (isAscii(bytes)) return undefined;
  if (isUtf8(bytes)) return "utf-8";
  const whole = bytes.subarray(0, findCut(bytes));
  if (isAscii(whole)) return undefined;
  let high = 0;
  for (const byte of whole) {
    if (byte === 0 || UNASSIGNED.has(byte)) return "utf-8";
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
