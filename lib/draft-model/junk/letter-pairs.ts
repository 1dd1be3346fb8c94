const FIRST = "a".codePointAt(0) ?? 0;
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
const KNOWN = new Set(FOLLOWERS.flatMap((row, at) => [...row].map((next) => letter(at) + next)));

/**
 * How many pairs of letters within the words of a text are usual in some language with Latin letters.
 *
 * @param words in lower case; letters of other scripts are passed over
 * @returns the pairs, and those among them that no such language uses
 */
export function countPairs(words: readonly string[]): { pairs: number; unknown: number } {
  let [pairs, unknown] = [0, 0];
  for (const word of words) {
    const plain = word.normalize("NFD").replace(/\p{M}+/gu, "");
    for (let at = 0; at + 1 < plain.length; at++) {
      if (!isLatin(plain, at) || !isLatin(plain, at + 1)) continue;
      pairs++;
      if (!KNOWN.has(plain.slice(at, at + 2))) unknown++;
    }
  }
  return { pairs, unknown };
}

function letter(index: number): string {
  return String.fromCodePoint(FIRST + index);
}

function isLatin(text: string, at: number): boolean {
  const code = text.charCodeAt(at) - FIRST;
  return code >= 0 && code < LETTERS;
}
