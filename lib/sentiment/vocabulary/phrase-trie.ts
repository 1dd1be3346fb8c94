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
  /** What is left of the phrases that lead here, in their order, until somebody comes here (`growTrie`). */
  rest?: Rest[] | undefined;
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

/** A part of a phrase: a sign of its own, or words and classes of which any may stand there. */
type Part = { wild?: "any" | "gap" | "far"; words: string[]; classes: string[]; isOptional: boolean };
type Phrase = { parts: Part[]; sign: string; ends: "sign" | "lastInClause" | "lastInText" };
/** A phrase from a part on. */
type Rest = { phrase: Phrase; at: number };

const WILD: Record<string, Part["wild"]> = { "*": "any", "**": "gap", "***": "far" };
const MARKS: ReadonlySet<string> = new Set(["^", "^^", ".", ".."]);

/** Tries of lines of words, each with a sign; of a phrase in two kinds the later kind wins. */
export function buildPhrases(
  kinds: readonly (readonly [sign: string, lines: string | undefined])[],
  classes: WordClasses,
  keepsDiacritics: boolean,
): Phrases {
  const open = (): PhraseTrie => ({ next: new Map(), rest: [] });
  const phrases: Phrases = {
    anywhere: open(),
    inClause: open(),
    inText: open(),
    classes,
    words: new Set(classes.keys()),
  };
  for (const [sign, lines] of kinds)
    for (const line of (lines ?? "").split("\n")) insertPhrase(phrases, line.trim(), sign, keepsDiacritics);
  for (const trie of [phrases.anywhere, phrases.inClause, phrases.inText]) growTrie(trie);
  return phrases;
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
  const written = line.split(/\s+/);
  const [first, last] = [written[0], written.at(-1)];
  const start = first === "^^" ? phrases.inText : first === "^" ? phrases.inClause : phrases.anywhere;
  const ends = last === ".." ? "lastInText" : last === "." ? "lastInClause" : "sign";
  const parts = written.filter((part) => !MARKS.has(part)).map((part) => readPart(part, keepsDiacritics));
  for (const { words } of parts) for (const word of words) phrases.words.add(word);
  start.rest?.push({ phrase: { parts, sign, ends }, at: 0 });
}

function readPart(written: string, keepsDiacritics: boolean): Part {
  const isOptional = written.length > 1 && written.endsWith("?");
  const part = isOptional ? written.slice(0, -1) : written;
  const wild = WILD[part];
  if (wild) return { wild, words: [], classes: [], isOptional };
  const { classes = [], words = [] } = Object.groupBy(part.split("|"), (one) =>
    one.startsWith("$") ? "classes" : "words",
  );
  return { words: words.map((word) => stripDiacritics(word, keepsDiacritics)), classes, isOptional };
}

/**
 * Goes one step further with the phrases that lead to a node. A trie of them all would have as many branches as the alternatives of a
 * phrase multiplied, of which texts come to few.
 */
export function growTrie(node: PhraseTrie): void {
  const { rest = [] } = node;
  node.rest = undefined;
  for (const { phrase, at } of rest) {
    let to = at;
    for (; to < phrase.parts.length; to++) {
      const part = phrase.parts[to] as Part;
      for (const next of stepsOf(node, part)) next.rest?.push({ phrase, at: to + 1 });
      if (!part.isOptional) break;
    }
    if (to === phrase.parts.length) node[phrase.ends] = phrase.sign;
  }
}

function stepsOf(node: PhraseTrie, { wild, words, classes }: Part): PhraseTrie[] {
  const steps = words.map((word) => edgeOf(node.next, word));
  if (wild) {
    node[wild] ??= { next: new Map(), rest: [] };
    steps.push(node[wild]);
  }
  if (classes.length > 0) {
    const ofClass = node.ofClass ?? new Map<string, PhraseTrie>();
    node.ofClass = ofClass;
    steps.push(...classes.map((name) => edgeOf(ofClass, name)));
  }
  return steps;
}

function edgeOf(edges: Map<string, PhraseTrie>, name: string): PhraseTrie {
  const known = edges.get(name);
  if (known) return known;
  const made: PhraseTrie = { next: new Map(), rest: [] };
  edges.set(name, made);
  return made;
}
