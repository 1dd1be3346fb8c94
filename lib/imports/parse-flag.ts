/**
 * Reads yes or no.
 *
 * @param value true/false, yes/no, 1/0, in any case
 * @returns the boolean, or in words what was expected
 */
export function parseFlag(value: unknown): boolean | string {
  const text = String(value).trim().toLowerCase();
  if (text === "true" || text === "yes" || text === "1") return true;
  if (text === "false" || text === "no" || text === "0") return false;
  return "expected true or false";
}
