import type { Token } from "../tokenise.ts";
import { openPhraseSearch } from "./find-phrase.ts";
import { buildPhrases, indexClasses, type Phrases } from "./phrase-trie.ts";
import type { WordFacts } from "./word-facts.ts";
import type { WordLists } from "./word-lists.ts";

/** Signs that stand for an idiom in the place of its words. */
export const IDIOM = {
  friendly: "⊕",
  unfriendly: "⊖",
  neutral: "⊙",
  failure: "⊗",
  negation: "⊘",
  irony: "⊛",
} as const;

/** The idioms of a language. */
export function buildIdioms(lists: WordLists, keepsDiacritics: boolean): Phrases {
  return buildPhrases(
    [
      [IDIOM.neutral, lists.neutralIdioms],
      [IDIOM.negation, lists.negationIdioms],
      [IDIOM.failure, lists.failureIdioms],
      [IDIOM.unfriendly, lists.unfriendlyIdioms],
      [IDIOM.friendly, lists.friendlyIdioms],
      [IDIOM.irony, lists.ironyIdioms],
    ],
    indexClasses(lists.classes ?? {}, keepsDiacritics),
    keepsDiacritics,
  );
}

/** The tokens with each idiom (the longest from where it begins) as one sign. */
export function foldIdioms(
  tokens: Token[],
  { idioms, factsOf }: { idioms: Phrases; factsOf: (word: string) => WordFacts },
): Token[] {
  const find = openPhraseSearch(
    tokens,
    tokens.map(({ text }) => factsOf(text)),
    idioms,
  );
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = find(at);
    const token = tokens[at] as Token;
    folded.push(
      found
        ? { text: found.sign, isShouted: false, startsClause: token.startsClause, isCapital: token.isCapital }
        : token,
    );
    at = found?.end ?? at + 1;
  }
  return folded;
}
