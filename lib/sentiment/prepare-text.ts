import { isWord, type Token } from "./tokenise.ts";
import { foldHooks } from "./vocabulary/fold-hooks.ts";
import { foldIdioms, IDIOM } from "./vocabulary/idioms.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/**
 * The tokens as they are classified: each idiom is one sign, and the words of a comment that says nothing ("price?",
 * "first") are the sign of a neutral idiom.
 */
export function prepareText(tokens: Token[], vocabulary: Vocabulary): Token[] {
  if (!isRemark(tokens, vocabulary)) return foldIdioms(foldHooks(tokens, vocabulary.hooks), vocabulary);
  const others = tokens.filter(({ text }) => !isWord(text));
  return [{ text: IDIOM.neutral, isShouted: false, startsClause: true, isCapital: false }, ...others];
}

function isRemark(tokens: readonly Token[], { factsOf }: Vocabulary): boolean {
  let words = 0;
  for (const { text } of tokens) {
    if (!isWord(text)) continue;
    if (!factsOf(text).isRemark) return false;
    words++;
  }
  return words > 0;
}
