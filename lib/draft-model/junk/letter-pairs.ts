import { isPrintable } from "../../text/plain-letters.ts";

const FIRST = "a".charCodeAt(0);
const LETTERS = 26;

/**
 * Which letters follow a, b, c … in words of languages in Latin letters: pairs that are at least 1 in 1,500 of the letter
 * pairs of public posts in English, French, German, Indonesian or Malay, Italian, Portuguese, Spanish, Tagalog, Turkish or
 * Vietnamese, marks on letters left out; and pairs that are usual in Albanian, Czech, Dutch, Hungarian, Polish, Swahili,
 * Swedish, Yoruba, or in names from Arabic and Chinese.
 */
const FOLLOWERS =
  "abcdefghijklmnopqrstuvwxyz abehijlorstuwy acehiklmnorstuyz abcdeghijlmnorsuvwyz abcdefghijklmnoprstuvwxyz aefilorstuy abdeghiklnorstuy abdehiklmnorstuvwy abcdefghiklmnopqrstuvxyz aeinosu abehijklmnoprstuvwy abcdefghijklmopstuvyz abcdefghijklmnopstuvwyz acdefghijklmnoprstuvyz abcdefghijklmnoprstuvwxyz aefhilnoprstuy aiou abcdefghiklmnopqrstuvwyz acdefghiklmnopqrstuvwyz acehijklmnoprstuvwxyz abcdefghijklmnoprstuvwxyz acdeiklnorsuyz acdeiklnorsuyz acehioptuy acdegiklmnoprstuvw abcdeghiklmnostuwyz".split(
    " ",
  );
/** One place for each pair, 1 where it is usual. */
const KNOWN = new Uint8Array(LETTERS * LETTERS);
for (const [at, row] of FOLLOWERS.entries())
  for (const next of row) KNOWN[at * LETTERS + next.charCodeAt(0) - FIRST] = 1;

/**
 * How many pairs of letters within the words of a text are usual in some language with Latin letters.
 *
 * @param words in lower case; letters of other scripts are passed over
 * @returns the pairs, and those among them that no such language uses
 */
export function countPairs(words: readonly string[]): { pairs: number; unknown: number } {
  let [pairs, unknown] = [0, 0];
  for (const word of words) {
    const plain = isPrintable(word) ? word : word.normalize("NFD").replace(/\p{M}+/gu, "");
    let before = -1;
    for (let at = 0; at < plain.length; at++) {
      const letter = plain.charCodeAt(at) - FIRST;
      const isLatin = letter >= 0 && letter < LETTERS;
      if (isLatin && before >= 0) {
        pairs++;
        if (KNOWN[before * LETTERS + letter] === 0) unknown++;
      }
      before = isLatin ? letter : -1;
    }
  }
  return { pairs, unknown };
}
