/** Made once: that takes longer than scoring a sentence. */
const NUMBERS = new Intl.NumberFormat("en");

/** A number as it stands in sentences: "2,200". */
export function formatNumber(value: number): string {
  return NUMBERS.format(value);
}

/**
 * A count with its noun: "1 post", "12 posts".
 *
 * @param count whole number, 0 or more
 * @param noun in the singular, with a plural in s
 * @param shown the count as it is to be written
 */
export function counted(count: number, noun: string, shown = String(count)): string {
  return `${shown} ${noun}${count === 1 ? "" : "s"}`;
}

/** Words as a list of a sentence: "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
