import { memoise } from "../../statistics/memoise.ts";
import { MANNERS } from "./manner-words.ts";
import type { Theme } from "./theme.ts";
import { TOPICS } from "./topic-words.ts";

/** All themes; counts are given in this order. */
export const THEMES: readonly Theme[] = [...TOPICS, ...MANNERS];

/** A node of the trie: themes of words that begin so, and of the word that ends here. */
type TrieNode = { next: Map<string, TrieNode>; prefixes: number[]; whole: number[] };

const NONE: readonly number[] = [];
const ROOT: TrieNode = emptyNode();
for (const [theme, { words }] of THEMES.entries()) for (const word of words.split(" ")) insert(word, theme);

/**
 * How many words of a text belong to each theme.
 *
 * @param words in lower case
 * @returns one number for each of `THEMES`
 */
export function countThemes(words: readonly string[]): Uint32Array {
  const counts = new Uint32Array(THEMES.length);
  for (const word of words) for (const theme of themesOf(word)) counts[theme] = (counts[theme] as number) + 1;
  return counts;
}

function insert(word: string, theme: number): void {
  const isWhole = word.endsWith("=");
  let node = ROOT;
  for (const letter of isWhole ? word.slice(0, -1) : word) {
    const next = node.next.get(letter) ?? emptyNode();
    node.next.set(letter, next);
    node = next;
  }
  (isWhole ? node.whole : node.prefixes).push(theme);
}

function emptyNode(): TrieNode {
  return { next: new Map(), prefixes: [], whole: [] };
}

const themesOf = memoise(findThemes);

function findThemes(word: string): readonly number[] {
  const found: number[] = [];
  const add = (theme: number) => {
    if (!found.includes(theme)) found.push(theme);
  };
  let node: TrieNode | undefined = ROOT;
  for (const letter of word) {
    node = node.next.get(letter);
    if (!node) return found.length === 0 ? NONE : found;
    node.prefixes.forEach(add);
  }
  node.whole.forEach(add);
  return found;
}
