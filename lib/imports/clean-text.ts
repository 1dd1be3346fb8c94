/**
 * Makes a text storable: PostgreSQL holds neither NUL nor half a surrogate pair. Line breaks become "\n", so that a file
 * saved again by another program is still the same text.
 *
 * @param text any string
 * @returns the text without NUL, well-formed
 */
export function cleanText(text: string): string {
  const unbroken = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  const clean = unbroken.includes("\0") ? unbroken.replaceAll("\0", "") : unbroken;
  return clean.isWellFormed() ? clean : clean.toWellFormed();
}
