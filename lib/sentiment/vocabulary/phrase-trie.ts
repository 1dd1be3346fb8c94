import type { Token } from "../tokenise.ts";
import { stripDiacritics } from "./strip-diacritics.ts";

/**
 * A trie of phrases: where a word or a class of words leads, and the sign of the phrase that ends here. A phrase is words
 * separated by spaces, of which `a|b` is either, `$name` any of a class, `*` any one, `**` none to five of one clause, `***`
 * the same of any clauses; one that ends in `?` may be absent. `^` before a phrase: it begins a clause; `.` after it: a clause ends there; both twice: of
 * the text.
 */
export type PhraseTrie = {
  next: Map<string, PhraseTrie>;
  /** By the name of a class. */
  ofClass?: Map<string, PhraseTrie>;
  any?: PhraseTrie;
  gap?: PhraseTrie;
  far?: PhraseTrie;
  sign?: string;
  /** The sign of a phrase after which the clause, or the text, must end. */
  lastInClause?: string;
  lastInText?: string;
};

/** Tries by where their phrases may begin. */
export type Phrases = {
  anywhere: PhraseTrie;
  inClause: PhraseTrie;
  inText: PhraseTrie;
  classes: WordClasses;
  /** Every word that stands in a phrase or in a class. */
  words: Set<string>;
};

/** The classes of a word, each as `$name`. */
export type WordClasses = ReadonlyMap<string, readonly string[]>;

/** Words of one clause that a gap may hold. */
const MAX_GAP = 5;
const NO_CLASSES: readonly string[] = [];
/** Whatever begins with a digit is of the class `$num`, beside the words that a language lists there. */
const NUMBER: readonly string[] = ["$num"];
const ZERO = 48;
const NINE = 57;

/** Tries of lines of words, each with a sign; of a phrase in two kinds the later kind wins. */
export function buildPhrases(
  kinds: readonly (readonly [sign: string, lines: string | undefined])[],
  classes: WordClasses,
  keepsDiacritics: boolean,
): Phrases {
  const open = (): PhraseTrie => ({ next: new Map() });
  const phrases: Phrases = {
    anywhere: open(),
    inClause: open(),
    inText: open(),
    classes,
    words: new Set(classes.keys()),
  };
  for (const [sign, lines] of kinds)
    for (const line of (lines ?? "").split("\n")) insertPhrase(phrases, line.trim(), sign, keepsDiacritics);
  for (const trie of [phrases.anywhere, phrases.inClause, phrases.inText]) gatherWords(trie, phrases.words);
  return phrases;
}

function gatherWords({ next, ofClass, any, gap, far }: PhraseTrie, words: Set<string>): void {
  for (const word of next.keys()) words.add(word);
  const beneath = [...next.values(), ...(ofClass?.values() ?? [])];
  for (const node of [...beneath, any, gap, far]) if (node) gatherWords(node, words);
}

/** Words by the classes that they are in. */
export function indexClasses(classes: Record<string, string>, keepsDiacritics: boolean): WordClasses {
  const byWord = new Map<string, string[]>();
  for (const [name, words] of Object.entries(classes))
    for (const written of words.split(/\s+/).filter(Boolean)) {
      const word = stripDiacritics(written, keepsDiacritics);
      byWord.set(word, [...(byWord.get(word) ?? []), `$${name}`]);
    }
  return byWord;
}

function insertPhrase(phrases: Phrases, line: string, sign: string, keepsDiacritics: boolean): void {
  if (line === "") return;
  const parts = line.split(/\s+/);
  const first = parts[0] as string;
  const last = parts.at(-1) as string;
  const start = first === "^^" ? phrases.inText : first === "^" ? phrases.inClause : phrases.anywhere;
  let nodes = [start];
  for (const part of parts) {
    if (part === "^" || part === "^^" || part === "." || part === "..") continue;
    const isOptional = part.length > 1 && part.endsWith("?");
    const next = nodes.flatMap((node) =>
      stepsOf(node, isOptional ? part.slice(0, -1) : part, keepsDiacritics),
    );
    nodes = isOptional ? [...nodes, ...next] : next;
  }
  for (const node of nodes) {
    if (last === "..") node.lastInText = sign;
    else if (last === ".") node.lastInClause = sign;
    else node.sign = sign;
  }
}

function stepsOf(node: PhraseTrie, part: string, keepsDiacritics: boolean): PhraseTrie[] {
  if (part === "*") {
    node.any ??= { next: new Map() };
    return [node.any];
  }
  if (part === "**") {
    node.gap ??= { next: new Map() };
    return [node.gap];
  }
  if (part === "***") {
    node.far ??= { next: new Map() };
    return [node.far];
  }
  return part.split("|").map((written) => {
    if (written.startsWith("$")) node.ofClass ??= new Map();
    const edges = written.startsWith("$") && node.ofClass ? node.ofClass : node.next;
    const edge = written.startsWith("$") ? written : stripDiacritics(written, keepsDiacritics);
    const next = edges.get(edge) ?? { next: new Map() };
    edges.set(edge, next);
    return next;
  });
}

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
