import type { Token } from "../tokenise.ts";
import { growTrie, type Phrases, type PhraseTrie, type WordClasses } from "./phrase-trie.ts";

/** Words of one clause that a gap may hold. */
const MAX_GAP = 5;
const NO_CLASSES: readonly string[] = [];
/** Whatever begins with a digit is of the class `$num`, beside the words that a language lists there. */
const NUMBER: readonly string[] = ["$num"];
const ZERO = 48;
const NINE = 57;

export type FoundPhrase = { sign: string; end: number };

type Search = {
  tokens: readonly Token[];
  plain: readonly string[];
  /** Whether each of them stands in any phrase or class. */
  isKnown: readonly boolean[];
  classes: WordClasses;
  sign: string;
  end: number;
};

/**
 * Finds the longest phrase that begins at a token, of the tokens of one text.
 * @param plain the words of the tokens as phrases are written
 */
export function openPhraseSearch(
  tokens: readonly Token[],
  plain: readonly string[],
  { anywhere, inClause, inText, classes, words }: Phrases,
): (start: number) => FoundPhrase | undefined {
  const isKnown = plain.map((word) => words.has(word) || isNumber(word));
  const search: Search = { tokens, plain, isKnown, classes, sign: "", end: 0 };
  return (start) => {
    if (!isKnown[start]) return undefined;
    search.end = 0;
    step(anywhere, start, search);
    if ((tokens[start] as Token).startsClause) step(inClause, start, search);
    if (start === 0) step(inText, start, search);
    return search.end === 0 ? undefined : { sign: search.sign, end: search.end };
  };
}

/** Goes on from a node with the token at a place. */
function step(node: PhraseTrie, at: number, search: Search): void {
  const word = search.plain[at];
  if (word === undefined) return;
  if (search.isKnown[at]) {
    const next = node.next.get(word);
    if (next) arrive(next, at + 1, search);
    if (node.ofClass) stepByClass(node.ofClass, word, at, search);
  }
  if (node.any) arrive(node.any, at + 1, search);
  if (node.gap) leap(node.gap, at, false, search);
  if (node.far) leap(node.far, at, true, search);
}

function stepByClass(edges: Map<string, PhraseTrie>, word: string, at: number, search: Search): void {
  for (const name of classesOf(word, search)) {
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

function classesOf(word: string, { classes }: Search): readonly string[] {
  const known = classes.get(word);
  if (known !== undefined) return known;
  return isNumber(word) ? NUMBER : NO_CLASSES;
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= ZERO && first <= NINE;
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
