import { isWord, type Token } from "./tokenise.ts";
import { foldHooks } from "./vocabulary/fold-hooks.ts";
import { foldIdioms, IDIOM } from "./vocabulary/idioms.ts";
import { toPlain } from "./vocabulary/to-plain.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/**
 * The tokens as they are judged: each idiom is one sign, and the words of a comment that says nothing ("price?", "first")
 * are the sign of a neutral idiom.
 */
export function prepareText(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const { remarks, idioms, hooks, keepsMarks } = vocabulary;
  const words = tokens.filter(({ text }) => isWord(text));
  const isRemark = words.length > 0 && words.every(({ text }) => remarks.has(toPlain(text, keepsMarks)));
  if (!isRemark) return foldIdioms(foldHooks(tokens, hooks), idioms, keepsMarks);
  const others = tokens.filter(({ text }) => !isWord(text));
  return [{ text: IDIOM.neutral, isShouted: false }, ...others];
}
