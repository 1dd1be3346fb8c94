const MAX_SHOWN = 40;

/**
 * Shows a value of a file in a message, shortened, on one line.
 *
 * @param value any cell or JSON value
 * @returns the value between quotes, or what kind of value it is
 */
export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = String(value)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
  const points = Array.from(text.slice(0, MAX_SHOWN * 2));
  return `"${points.length > MAX_SHOWN ? `${points.slice(0, MAX_SHOWN).join("")}…` : text}"`;
}
