import type { Token } from "../tokenise.ts";
import { IDIOM } from "./idioms.ts";
import { buildPhrases, growTrie, type PhraseTrie } from "./phrase-trie.ts";
import { stripDiacritics } from "./strip-diacritics.ts";
import type { WordLists } from "./word-lists.ts";

const QUESTION = "question";
const STATEMENT = "statement";
/** Words and signs of a hook within which its question mark is looked for. */
const MAX_QUESTION = 12;
/** Words after "no more dry" that still belong to the hook. */
const MAX_NAMED = 3;

/** The hooks of a language; null when it has none. */
export function buildHookTrie(lists: WordLists): PhraseTrie | null {
  if (!lists.questionHooks && !lists.hooks) return null;
  const kinds = [
    [QUESTION, lists.questionHooks],
    [STATEMENT, lists.hooks],
  ] as const;
  return buildPhrases(kinds, new Map(), lists.keepsDiacritics ?? false).anywhere;
}

/**
 * The tokens with every word of an advertising hook as the sign of a neutral idiom: "Tired of back pain?" and "No more dry,
 * cracked hands" name a trouble to sell a remedy. Said to an account ("@shop tired of waiting?") they are meant as complaints.
 */
export function foldHooks(tokens: Token[], hooks: PhraseTrie | null): Token[] {
  if (hooks === null || tokens[0]?.text === "@user") return tokens;
  const folded = [...tokens];
  for (let at = 0; at < tokens.length; ) {
    const end = findHookEnd(tokens, at, hooks);
    if (end !== null)
      folded.fill({ text: IDIOM.neutral, isShouted: false, startsClause: false, isCapital: false }, at, end);
    at = end ?? at + 1;
  }
  return folded;
}

function findHookEnd(tokens: Token[], start: number, hooks: PhraseTrie): number | null {
  let node: PhraseTrie | undefined = hooks;
  let at = start;
  while (node && !node.sign) {
    node = node.next.get(stripDiacritics(tokens[at]?.text ?? "", false));
    if (node?.rest) growTrie(node);
    at += 1;
  }
  if (!node) return null;
  if (node.sign === STATEMENT) return Math.min(at + MAX_NAMED, endOfWords(tokens, at));
  const rest = tokens.slice(at, start + MAX_QUESTION);
  const mark = rest.findIndex(({ text }) => /^[?!]|^\.\./.test(text));
  return rest[mark]?.text.startsWith("?") ? at + mark : null;
}

function endOfWords(tokens: Token[], start: number): number {
  const end = tokens.findIndex(({ text }, at) => at >= start && !/^[\p{L}\p{N}]/u.test(text));
  return end < 0 ? tokens.length : end;
}
