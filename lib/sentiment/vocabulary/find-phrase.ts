import type { Token } from "../tokenise.ts";
import { growTrie, type Phrases, type PhraseTrie } from "./phrase-trie.ts";
import type { WordFacts } from "./word-facts.ts";

/** Words of one clause that a gap may hold. */
const MAX_GAP = 5;

export type FoundPhrase = { sign: string; end: number };

type Search = {
  tokens: readonly Token[];
  facts: readonly WordFacts[];
  sign: string;
  end: number;
};

/**
 * Finds the longest phrase that begins at a token, of the tokens of one text.
 * @param facts of each token
 */
export function openPhraseSearch(
  tokens: readonly Token[],
  facts: readonly WordFacts[],
  { anywhere, inClause, inText }: Phrases,
): (start: number) => FoundPhrase | undefined {
  const search: Search = { tokens, facts, sign: "", end: 0 };
  return (start) => {
    const first = facts[start];
    if (!first?.isOfPhrases) return undefined;
    search.end = 0;
    for (let n = 0; n < first.begins.length; n++) arrive(first.begins[n] as PhraseTrie, start + 1, search);
    stepByAny(anywhere, start, search);
    if ((tokens[start] as Token).startsClause) step(inClause, start, search);
    if (start === 0) step(inText, start, search);
    return search.end === 0 ? undefined : { sign: search.sign, end: search.end };
  };
}

/** Goes on from a node with the token at a place. */
function step(node: PhraseTrie, at: number, search: Search): void {
  const word = search.facts[at];
  if (word === undefined) return;
  if (word.isOfPhrases) {
    const next = node.next.get(word.plain);
    if (next) arrive(next, at + 1, search);
    if (node.ofClass) stepByClass(node.ofClass, word, at, search);
  }
  stepByAny(node, at, search);
}

/** The same, whichever token that is. */
function stepByAny({ any, gap, far }: PhraseTrie, at: number, search: Search): void {
  if (any) arrive(any, at + 1, search);
  if (gap) leap(gap, at, false, search);
  if (far) leap(far, at, true, search);
}

function stepByClass(
  edges: Map<string, PhraseTrie>,
  { classes }: WordFacts,
  at: number,
  search: Search,
): void {
  for (const name of classes) {
    const next = edges.get(name);
    if (next) arrive(next, at + 1, search);
  }
}

/** Goes on after a gap: with a token of the same clause, or, from `far`, with one of the same text. */
function leap(gap: PhraseTrie, start: number, isFar: boolean, search: Search): void {
  if (gap.rest) growTrie(gap);
  for (let at = start; at <= start + MAX_GAP && at < search.tokens.length; at++) {
    if (!isFar && at > 0 && (search.tokens[at] as Token).startsClause) return;
    step(gap, at, search);
  }
}

function arrive(node: PhraseTrie, end: number, search: Search): void {
  if (node.rest) growTrie(node);
  const sign = node.sign ?? endSign(node, end, search);
  if (sign !== undefined && end > search.end) {
    search.sign = sign;
    search.end = end;
  }
  step(node, end, search);
}

function endSign({ lastInClause, lastInText }: PhraseTrie, end: number, search: Search): string | undefined {
  if (lastInClause !== undefined && isEnd(end, search)) return lastInClause;
  return lastInText !== undefined && isLast(end, search) ? lastInText : undefined;
}

/** Whether a clause ends before the token at a place: at a comma, an emoji, the end of the text. */
function isEnd(at: number, { tokens }: Search): boolean {
  const next = tokens[at];
  return next === undefined || next.startsClause || !/^[\p{L}\p{N}@#]/u.test(next.text);
}

/** Whether no word stands at a place or later. */
function isLast(at: number, { tokens }: Search): boolean {
  for (let n = at; n < tokens.length; n++) if (/^[\p{L}\p{N}]/u.test(tokens[n]?.text ?? "")) return false;
  return true;
}
