const PLAIN = /^\d+(\.0*)?$/;
const SCIENTIFIC = /^\d(\.\d+)?e\+?\d{1,2}$/i;
const MOST = 9e15;

/**
 * Reads a count as exports write it: "12", "1938.0" (X), "1e+05" (R).
 *
 * @param value a cell or a JSON value that is known to be there
 * @returns the whole number from 0 to 9e15, or in words what was expected
 */
export function parseCount(value: unknown): number | string {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  const count = PLAIN.test(text) || SCIENTIFIC.test(text) ? Number(text) : Number.NaN;
  if (!Number.isInteger(count)) return "expected a whole number, 0 or more";
  return count > MOST ? "expected at most 9,000,000,000,000,000" : count;
}
