const SAMPLE_BYTES = 512;

/**
 * Tells UTF-16 by its byte order mark, or by the zero bytes of the names of columns: they are mostly ASCII, whose upper
 * byte is zero and whose lower one never is.
 *
 * @param bytes the first bytes of a file
 * @returns the encoding, undefined for all else
 */
export function detectUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, SAMPLE_BYTES);
  if (start.length < 4) return undefined;
  const most = Math.floor(start.length / 2) * 0.8;
  const even = start.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  const odd = start.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  if (even === 0 && odd > most) return "utf-16le";
  return odd === 0 && even > most ? "utf-16be" : undefined;
}
