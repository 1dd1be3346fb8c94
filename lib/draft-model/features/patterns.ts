export const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
export const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
export const MENTION = /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;
export const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** Half of a character beyond U+FFFF. */
const SURROGATE = /[\ud800-\udfff]/;

/**
 * How many characters (code points) of a text a pattern matches, by runs of them: one by one takes several times as long.
 *
 * @param text any length
 * @param runs finds one or more in a row
 * @returns a whole number
 */
export function countCharactersIn(text: string, runs: RegExp): number {
  let found = 0;
  for (const run of text.match(runs) ?? []) found += SURROGATE.test(run) ? [...run].length : run.length;
  return found;
}

/** How often a pattern occurs. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
