const MAX_LENGTH = 200;
const SHORTENED = /^\d(\.\d+)?e\+\d+$/i;

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
  if (id.length > MAX_LENGTH) return { expected: `expected at most ${MAX_LENGTH} characters` };
  if (/\p{Cc}/u.test(id) || !id.isWellFormed()) return { expected: "it contains characters that no id has" };
  if (SHORTENED.test(id)) return { expected: "a spreadsheet has shortened it; expected all its digits" };
  return { id };
}
