export const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
export const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
export const MENTION = /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;
export const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
export const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** Runs of characters of one kind, for `countCharactersIn`. */
export const CAPITALS = /\p{Lu}+/gu;
export const SMALL_LETTERS = /\p{Ll}+/gu;
export const LETTERS = /\p{L}+/gu;
export const LATIN = /\p{Script=Latin}+/gu;

/** Half of a character beyond U+FFFF. */
const SURROGATE = /[\ud800-\udfff]/;

/** Of the 128 characters of ASCII those that a pattern matches: most texts have hardly any others. */
const asciiOf = new WeakMap<RegExp, Uint8Array>();
const ASCII = 128;
export const ASCII_RUNS = /[\0-\x7f]+/g;

/**
 * How many characters (code points) of a text a pattern matches, by runs of them: one by one takes several times as long.
 *
 * @param text any length
 * @param runs finds one or more in a row, whatever stands around them; always the same object
 * @returns a whole number
 */
export function countCharactersIn(text: string, runs: RegExp): number {
  const ascii = asciiOf.get(runs) ?? readAscii(runs);
  let found = 0;
  let hasOthers = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < ASCII) found += ascii[unit] as number;
    else hasOthers = true;
  }
  if (!hasOthers) return found;
  for (const run of text.replace(ASCII_RUNS, "").match(runs) ?? [])
    found += SURROGATE.test(run) ? [...run].length : run.length;
  return found;
}

function readAscii(runs: RegExp): Uint8Array {
  const matched = Uint8Array.from({ length: ASCII }, (_, unit) => count(String.fromCharCode(unit), runs));
  asciiOf.set(runs, matched);
  return matched;
}

/** How often a pattern occurs. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
