const WORDS = new Set(["total", "totals", "grand total", "gesamt", "summe", "totale", "totaal", "итого"]);

/**
 * Tells a line of totals by what stands where others have an id or a date.
 *
 * @param text such as "Total"
 * @returns whether the line sums up the others
 */
export function isTotal(text: string | undefined): boolean {
  return text !== undefined && WORDS.has(text.trim().toLowerCase());
}
