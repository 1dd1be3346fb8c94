import { MANNERS } from "./manner-words.ts";
import type { Theme } from "./theme.ts";
import { TOPICS } from "./topic-words.ts";

/** All themes, in the order of their counts. */
export const THEMES: readonly Theme[] = [...TOPICS, ...MANNERS];

const [wholes, beginnings] = [new Map<string, number[]>(), new Map<string, number[]>()];
for (const [theme, { words }] of THEMES.entries())
  for (const word of words.split(" ")) {
    const [known, key] = word.endsWith("=") ? [wholes, word.slice(0, -1)] : [beginnings, word];
    known.set(key, [...(known.get(key) ?? []), theme]);
  }
const LONGEST = Math.max(...[...beginnings.keys()].map((key) => key.length));

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

function themesOf(word: string): Set<number> {
  const themes = new Set(wholes.get(word));
  for (let length = Math.min(word.length, LONGEST); length > 1; length--)
    for (const theme of beginnings.get(word.slice(0, length)) ?? []) themes.add(theme);
  return themes;
}
