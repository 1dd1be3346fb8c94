import { detectUtf16 } from "./detect-utf16.ts";

const START_BYTES = 4_096;
/** Control characters that texts have: tab, line breaks, form feed, end of file. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a]);
const SIGNATURES: { bytes: number[]; found: string }[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    found: "is a ZIP archive or an Excel workbook; unpack it, or save the sheet as CSV",
  },
  { bytes: [0x89, 0x50, 0x4e, 0x47], found: "is an image" },
  { bytes: [0xff, 0xd8, 0xff], found: "is an image" },
  { bytes: [0x47, 0x49, 0x46, 0x38], found: "is an image" },
  { bytes: [0x25, 0x50, 0x44, 0x46], found: "is a PDF document" },
  { bytes: [0x1f, 0x8b], found: "is compressed; unpack it" },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], found: "is an Excel workbook; save its sheet as CSV" },
];

/**
 * Passes the bytes of a file on once the first of them have been judged.
 *
 * @param source bytes in chunks of any size
 * @param refuse makes the error for a file that is no text, from what was found and what was expected
 * @returns the same bytes
 * @throws what `refuse` makes
 */
export async function* checkStart(
  source: AsyncIterable<Uint8Array>,
  refuse: (finding: string) => Error,
): AsyncGenerator<Uint8Array> {
  const judge = (bytes: Buffer): Buffer => {
    const found = findBinary(bytes);
    if (found) throw refuse(`${found}. Expected a CSV or JSON lines file.`);
    return bytes;
  };
  let held: Uint8Array[] | undefined = [];
  let size = 0;
  for await (const chunk of source) {
    if (!held) {
      yield chunk;
      continue;
    }
    held.push(chunk);
    size += chunk.length;
    if (size < START_BYTES) continue;
    yield judge(Buffer.concat(held));
    held = undefined;
  }
  if (held) yield judge(Buffer.concat(held));
}

/** What a file is when its first bytes show that it is no text, as the rest of a sentence about it. */
function findBinary(bytes: Uint8Array): string | undefined {
  const known = SIGNATURES.find((signature) => signature.bytes.every((byte, at) => bytes[at] === byte));
  if (known) return known.found;
  if (detectUtf16(bytes)) return undefined;
  const controls = bytes.filter((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte)).length;
  return bytes.includes(0) || controls * 20 > bytes.length ? "is a binary file" : undefined;
}
