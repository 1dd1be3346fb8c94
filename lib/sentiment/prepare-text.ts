import { isWord, type Token } from "./tokenise.ts";
import { foldHooks } from "./vocabulary/fold-hooks.ts";
import { foldIdioms, IDIOM } from "./vocabulary/idioms.ts";
import { stripDiacritics } from "./vocabulary/strip-diacritics.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/**
 * The tokens as they are classified: each idiom is one sign, and the words of a comment that says nothing ("price?",
 * "first") are the sign of a neutral idiom.
 */
export function prepareText(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const { remarks, hooks, keepsDiacritics } = vocabulary;
  const words = tokens.filter(({ text }) => isWord(text));
  const isRemark =
    words.length > 0 && words.every(({ text }) => remarks.has(stripDiacritics(text, keepsDiacritics)));
  if (!isRemark) return foldIdioms(foldHooks(tokens, hooks), vocabulary);
  const others = tokens.filter(({ text }) => !isWord(text));
  return [{ text: IDIOM.neutral, isShouted: false, startsClause: true, isCapital: false }, ...others];
}
