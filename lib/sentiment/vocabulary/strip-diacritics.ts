import { memoise } from "../../statistics/memoise.ts";
import { isPrintable } from "../../text/plain-letters.ts";

const ELIDED = /^(?:[ldjcmnts]|qu|all|dell|un)'(?=\p{L})/u;

const strip = memoise((word) => {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
  return plain
    .replace(/^[وفب]?(?:ال|لل)(?=\p{L}{3})/u, "")
    .replace(/ة$/u, "ه")
    .replace(/ى$/u, "ي");
});

/**
 * A word as the word lists are looked up: without diacritics ("déçu" is "decu"; in Arabic without vowels, hamza and the
 * article).
 */
export function stripDiacritics(word: string, keepsDiacritics: boolean): string {
  return keepsDiacritics || isPrintable(word) ? word : strip(word);
}

/** Without what French and Italian elide before a word ("l'arnaque"). */
export function withoutElision(word: string): string {
  return word.includes("'") ? word.replace(ELIDED, "") : word;
}
