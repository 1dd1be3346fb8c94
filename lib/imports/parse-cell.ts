const MAX_ID_LENGTH = 200;
/** What spreadsheets make of a long number. */
const SHORTENED = /^\d(\.\d+)?e\+\d+$/i;
const SECONDS = /^\d+(\.\d+)?$/;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})$/;
const MAX_DURATION_S = 31_536_000;

/**
 * Reads an identifier of a post or a comment.
 *
 * @param value a cell or a JSON value that is known to be there
 * @returns `{ id }` without surrounding space, or `{ expected }`: in words what was expected
 */
export function parseId(value: unknown): { id: string } | { expected: string } {
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return { id: String(value) };
    return { expected: "a number this large is not exact; write it as text between quotes" };
  }
  if (typeof value !== "string") return { expected: "expected text" };
  const id = value.trim();
  if (id.length > MAX_ID_LENGTH) return { expected: `expected at most ${MAX_ID_LENGTH} characters` };
  if (/\p{Cc}/u.test(id) || !id.isWellFormed()) return { expected: "it contains characters that no id has" };
  if (SHORTENED.test(id)) return { expected: "a spreadsheet has shortened it; expected all its digits" };
  return { id };
}

/**
 * Reads the length of a video.
 *
 * @param value seconds ("61", 61.5) or a clock ("1:02:03", "0:58")
 * @returns seconds, from 0 to a year, or in words what was expected
 */
export function parseDuration(value: unknown): number | string {
  const text = String(value).trim();
  const clock = CLOCK.exec(text);
  const seconds = clock
    ? Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
    : SECONDS.test(text)
      ? Number(text)
      : Number.NaN;
  return seconds <= MAX_DURATION_S ? seconds : "expected seconds, 0 or more";
}

/**
 * Reads yes or no.
 *
 * @param value true/false, yes/no, 1/0, in any case
 * @returns `{ flag }`, or in words what was expected
 */
export function parseFlag(value: unknown): { flag: boolean } | string {
  const text = String(value).trim().toLowerCase();
  if (text === "true" || text === "yes" || text === "1") return { flag: true };
  if (text === "false" || text === "no" || text === "0") return { flag: false };
  return "expected true or false";
}

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
