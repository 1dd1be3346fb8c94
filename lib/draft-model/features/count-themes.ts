import { MANNERS } from "./manner-words.ts";
import type { Theme } from "./theme.ts";
import { TOPICS } from "./topic-words.ts";

/** All themes, in the order of their counts. */
export const THEMES: readonly Theme[] = [...TOPICS, ...MANNERS];

/** What the letters read so far tell: themes of words that begin so, and of the word that ends here. */
type Letters = { next: Map<string, Letters>; begun: number[]; whole: number[] };

const ROOT: Letters = noLetters();
for (const [theme, { words }] of THEMES.entries()) for (const word of words.split(" ")) plant(word, theme);

/**
 * How many words of a text tell each theme.
 *
 * @param words in lower case
 * @returns one number for each of `THEMES`
 */
export function countThemes(words: readonly string[]): Uint32Array {
  const counts = new Uint32Array(THEMES.length);
  for (const word of words) for (const theme of themesOf(word)) counts[theme] = (counts[theme] as number) + 1;
  return counts;
}

function plant(word: string, theme: number): void {
  const isWhole = word.endsWith("=");
  let letters = ROOT;
  for (const letter of isWhole ? word.slice(0, -1) : word) {
    const next = letters.next.get(letter) ?? noLetters();
    letters.next.set(letter, next);
    letters = next;
  }
  (isWhole ? letters.whole : letters.begun).push(theme);
}

function noLetters(): Letters {
  return { next: new Map(), begun: [], whole: [] };
}

function themesOf(word: string): number[] {
  const found: number[] = [];
  const add = (theme: number) => {
    if (!found.includes(theme)) found.push(theme);
  };
  let letters: Letters | undefined = ROOT;
  for (const letter of word) {
    letters = letters.next.get(letter);
    if (!letters) return found;
    letters.begun.forEach(add);
  }
  letters.whole.forEach(add);
  return found;
}
