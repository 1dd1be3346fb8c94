import { detectUtf16 } from "./detect-utf16.ts";

/** Control characters that texts have: tab, line breaks, form feed, end of file. */
const WRITTEN = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a]);
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
 * Says what a file is when its first bytes show that it is no text.
 *
 * @param bytes the first bytes, as many as there are
 * @returns what it is, as the rest of a sentence about the file; undefined when it may be text
 */
export function inspectStart(bytes: Uint8Array): string | undefined {
  const known = SIGNATURES.find((signature) => signature.bytes.every((byte, at) => bytes[at] === byte));
  if (known) return known.found;
  if (detectUtf16(bytes)) return undefined;
  const controls = bytes.filter((byte) => byte < 0x20 && !WRITTEN.has(byte)).length;
  return bytes.includes(0) || controls * 20 > bytes.length ? "is a binary file" : undefined;
}
