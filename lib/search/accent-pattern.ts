import { fold } from "./fold.ts";

/** Blocks of Unicode with letters that have accents: Latin, Greek, Cyrillic. */
const BLOCKS = [
  [0xc0, 0x24f],
  [0x370, 0x4ff],
  [0x1e00, 0x1fff],
] as const;

/** Letters with accents by their plain letter: of "e" "éèêë…". */
const ACCENTED = listAccented();

/**
 * The pattern of words that begin with `word`, with or without accents, for PostgreSQL's `~*`. Letters are listed and the text is left as
 * it is: to take the accents from each text takes ten times as long.
 *
 * @param word letters and digits only, folded
 */
export function accentPattern(word: string): string {
  const letters = [...word].map((letter) => {
    const accented = ACCENTED.get(letter);
    return accented ? `[${letter}${accented}]` : letter;
  });
  return `\\m${letters.join("")}`;
}

function listAccented(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [first, last] of BLOCKS)
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      const plain = fold(letter);
      const isAccented = plain.length === 1 && plain !== letter.toLowerCase() && /\p{L}/u.test(plain);
      if (isAccented) found.set(plain, (found.get(plain) ?? "") + letter);
    }
  return found;
}
