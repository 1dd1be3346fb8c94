import { memoise } from "../../statistics/memoise.ts";

const [SPACE, TILDE] = [32, 126];
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

/** Of printable ASCII alone. */
function isPrintable(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (unit < SPACE || unit > TILDE) return false;
  }
  return true;
}

/** Without what French and Italian elide before a word ("l'arnaque"). */
export function withoutElision(word: string): string {
  return word.includes("'") ? word.replace(ELIDED, "") : word;
}
