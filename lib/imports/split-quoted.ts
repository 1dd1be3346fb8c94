/**
 * Splits a record whose writer put every field between quotes and left the quotes inside them as they were, as TikTok
 * Studio does. It is right only if it has as many cells as the header.
 *
 * @param text one or more physical lines
 * @param delimiter between columns
 * @returns the cells, undefined when not every field is quoted
 */
export function splitQuoted(text: string, delimiter: string): string[] | undefined {
  const line = text.trim();
  if (line.length < 2 || !line.startsWith('"') || !line.endsWith('"')) return undefined;
  return line
    .slice(1, -1)
    .split(`"${delimiter}"`)
    .map((cell) => cell.replaceAll('""', '"'));
}
