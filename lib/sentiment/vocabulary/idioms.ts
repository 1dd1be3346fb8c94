import type { Token } from "../tokenise.ts";
import { stripDiacritics } from "./strip-diacritics.ts";
import type { WordLists } from "./word-lists.ts";

/** Signs that stand for an idiom in the place of its words. */
export const IDIOM = { friendly: "⊕", unfriendly: "⊖", neutral: "⊙", failure: "⊗", negation: "⊘" } as const;

/** A trie of phrases: where a word leads, and the sign of the phrase that ends here. */
export type PhraseTrie = { next: Map<string, PhraseTrie>; sign?: string };

/** The idioms of a language. */
export function buildIdiomTrie(lists: WordLists, keepsDiacritics: boolean): PhraseTrie {
  return buildPhraseTrie(
    [
      [IDIOM.neutral, lists.neutralIdioms],
      [IDIOM.negation, lists.negationIdioms],
      [IDIOM.failure, lists.failureIdioms],
      [IDIOM.unfriendly, lists.unfriendlyIdioms],
      [IDIOM.friendly, lists.friendlyIdioms],
    ],
    keepsDiacritics,
  );
}

/** A trie of lines of words, each with a sign; of a phrase in two kinds the later kind wins. */
export function buildPhraseTrie(
  kinds: readonly (readonly [sign: string, lines: string | undefined])[],
  keepsDiacritics: boolean,
): PhraseTrie {
  const root: PhraseTrie = { next: new Map() };
  for (const [sign, lines] of kinds) {
    for (const line of (lines ?? "").split("\n")) insertPhrase(root, line.trim(), sign, keepsDiacritics);
  }
  return root;
}

function insertPhrase(root: PhraseTrie, idiom: string, sign: string, keepsDiacritics: boolean): void {
  if (idiom === "") return;
  let nodes = [root];
  for (const either of idiom.split(/\s+/)) {
    nodes = nodes.flatMap((node) =>
      either.split("|").map((written) => {
        const word = stripDiacritics(written, keepsDiacritics);
        const next = node.next.get(word) ?? { next: new Map() };
        node.next.set(word, next);
        return next;
      }),
    );
  }
  for (const node of nodes) node.sign = sign;
}

/** The tokens with each idiom (the longest from where it begins) as one sign. */
export function foldIdioms(tokens: Token[], idioms: PhraseTrie, keepsDiacritics: boolean): Token[] {
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findIdiom(tokens, at, idioms, keepsDiacritics);
    folded.push(found ? { text: found.sign, isShouted: false } : (tokens[at] as Token));
    at = found?.end ?? at + 1;
  }
  return folded;
}

function findIdiom(tokens: Token[], start: number, idioms: PhraseTrie, keepsDiacritics: boolean) {
  let node: PhraseTrie | undefined = idioms;
  let found: { sign: string; end: number } | undefined;
  for (let at = start; at < tokens.length; at++) {
    node = node.next.get(stripDiacritics((tokens[at] as Token).text, keepsDiacritics));
    if (!node) break;
    if (node.sign) found = { sign: node.sign, end: at + 1 };
  }
  return found;
}
