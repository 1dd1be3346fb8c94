import type { Token } from "../tokenise.ts";
import { IDIOM, type IdiomNode, plantWords } from "./idioms.ts";
import { toPlain } from "./to-plain.ts";
import type { WordSheet } from "./word-sheet.ts";

const ASKING = "asking";
const TELLING = "telling";
/** So far from its beginning the question mark of a hook is looked for, in words and signs. */
const LONGEST_QUESTION = 12;
/** So many words after "no more dry" still name what there will be no more of. */
const MAX_NAMED = 3;

/** The hooks of a language, ready to be looked up; null when it has none. */
export function plantHooks(sheet: WordSheet): IdiomNode | null {
  if (!sheet.questionHooks && !sheet.hooks) return null;
  return plantWords(
    [
      [ASKING, sheet.questionHooks],
      [TELLING, sheet.hooks],
    ],
    sheet.keepsMarks ?? false,
  );
}

/**
 * The tokens with every word of a hook as the sign of a neutral idiom: "Tired of back pain?" and "No more dry, cracked hands"
 * name a trouble to sell what helps against it. Said to an account ("@shop tired of waiting?") they are meant.
 */
export function foldHooks(tokens: Token[], hooks: IdiomNode | null): Token[] {
  if (hooks === null || tokens[0]?.text === "@user") return tokens;
  const folded = [...tokens];
  for (let at = 0; at < tokens.length; ) {
    const end = findHookEnd(tokens, at, hooks);
    folded.fill({ text: IDIOM.neutral, isShouted: false }, at, end ?? at);
    at = end ?? at + 1;
  }
  return folded;
}

function findHookEnd(tokens: Token[], start: number, hooks: IdiomNode): number | null {
  let node: IdiomNode | undefined = hooks;
  let at = start;
  while (node && !node.sign) {
    node = node.next.get(toPlain(tokens[at]?.text ?? "", false));
    at += 1;
  }
  if (!node) return null;
  if (node.sign === TELLING) return Math.min(at + MAX_NAMED, endOfWords(tokens, at));
  const rest = tokens.slice(at, start + LONGEST_QUESTION);
  const mark = rest.findIndex(({ text }) => /^[?!]|^\.\./.test(text));
  return rest[mark]?.text.startsWith("?") ? at + mark : null;
}

function endOfWords(tokens: Token[], start: number): number {
  const end = tokens.findIndex(({ text }, at) => at >= start && !/^[\p{L}\p{N}]/u.test(text));
  return end < 0 ? tokens.length : end;
}
