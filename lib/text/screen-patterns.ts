import { type FindLiterals, openFinder } from "./find-literals.ts";
import { type Need, requireLiterals } from "./require-literals.ts";

/**
 * The only letter beyond ASCII that has no small letter in ASCII and matches one with the flag i: "s". And the only one but "İ"
 * whose small letter is of ASCII, which for `\b` it need not be.
 */
const [LONG_S, KELVIN] = ["ſ", "\u212a"];
/** About how often a letter comes up: the longer a string, the rarer. */
const LETTER_SHARE = 0.06;

/** A need by the numbers of lists of strings: any of a list, all of several needs, or any of them. */
type Rule = number | { all: readonly Rule[] } | { any: readonly Rule[] };

/** The patterns of one who asks, and what was seen of them in the text that was looked at last. */
type Asker = {
  all: readonly number[];
  /** Patterns that need no string. */
  always: readonly number[];
  literals: readonly string[];
  rules: readonly (Rule | null)[];
  /** By the number of each string the lists that it is in, and the patterns that need it, or another as rare. */
  listsOf: readonly number[][];
  waiting: readonly number[][];
  /** Strings that were found, in their order. */
  found: number[];
  /** By the numbers of lists and of patterns in how many-th text they were seen, and asked about, last. */
  lists: Uint32Array;
  patterns: Uint32Array;
  /** What may match; null where nobody asked so far. */
  likely: readonly number[] | null;
};

/** Who looks for a string, and the number that it has there. */
type Owner = { asker: Asker; number: number };

/** `owners` by the numbers of what is found. */
type Look = { find: FindLiterals; owners: readonly (readonly Owner[])[] };

/** Tells the places of the patterns that may match a text, rising; all others do not match it. */
export type Screen = (text: string) => readonly number[];

/**
 * Makes ready what tells which of many patterns may match a text, without matching any: a pass over the text looks for the
 * strings that they need. Where hardly a text is matched by any, this spares nearly all of their time.
 *
 * @param patterns in any number; those that need no string are always told
 * @returns what screens texts of any length
 */
export function screenPatterns(patterns: readonly RegExp[]): Screen {
  return openScreens()(patterns);
}

/**
 * Screens for several who ask about the same texts: whoever asks first looks for the strings of all.
 *
 * @returns a function that adds patterns as `screenPatterns` takes them, and returns what screens texts for those
 */
export function openScreens(): (patterns: readonly RegExp[]) => Screen {
  const askers: Asker[] = [];
  let look: Look | undefined;
  let last: string | undefined;
  let turn = 0;
  return (patterns) => {
    const asker = toAsker(patterns);
    askers.push(asker);
    look = undefined;
    return (text) => {
      if (asker.literals.length === 0 || text.includes(LONG_S) || text.includes(KELVIN)) return asker.all;
      const lower = text.toLowerCase();
      if (lower !== last || look === undefined) {
        look ??= openLook(askers);
        last = lower;
        turn++;
        for (const one of askers) {
          one.found.length = 0;
          one.likely = null;
        }
        tellOwners(lower, look);
      }
      asker.likely ??= listLikely(asker, turn);
      return asker.likely;
    };
  };
}

function toAsker(patterns: readonly RegExp[]): Asker {
  const needs = patterns.map(requireLiterals);
  const literals = [...new Set(needs.flatMap((need) => (need === null ? [] : listAll(need))))];
  const { rules, listsOf } = numberLists(needs, literals);
  const all = [...patterns.keys()];
  return {
    ...{ all, always: all.filter((at) => rules[at] === null), literals, rules, listsOf },
    waiting: listWaiting(needs, literals),
    found: [],
    lists: new Uint32Array(1 + Math.max(0, ...listsOf.flat())),
    patterns: new Uint32Array(patterns.length),
    likely: null,
  };
}

function openLook(askers: readonly Asker[]): Look {
  const literals = [...new Set(askers.flatMap((one) => one.literals))];
  const numbers = new Map(literals.map((literal, number) => [literal, number]));
  const owners: Owner[][] = literals.map(() => []);
  for (const asker of askers)
    for (const [number, literal] of asker.literals.entries())
      owners[numbers.get(literal) as number]?.push({ asker, number });
  return { find: openFinder(literals), owners };
}

/** Tells whoever asks which of their strings are in a text. */
function tellOwners(text: string, { find, owners }: Look): void {
  for (const string of find(text))
    for (const { asker, number } of owners[string] as readonly Owner[]) asker.found.push(number);
}

function listLikely(
  { found, always, listsOf, waiting, rules, lists, patterns }: Asker,
  turn: number,
): readonly number[] {
  if (found.length === 0) return always;
  for (const string of found) for (const list of listsOf[string] as number[]) lists[list] = turn;
  const likely: number[] = [];
  for (const string of found)
    for (const at of waiting[string] as number[]) {
      if (patterns[at] === turn) continue;
      patterns[at] = turn;
      if (isMet(rules[at] ?? null, lists, turn)) likely.push(at);
    }
  return likely.length === 0 ? always : [...likely, ...always].sort((a, b) => a - b);
}

/** By the number of each string the patterns that need it, or another as rare. */
function listWaiting(needs: readonly (Need | null)[], literals: readonly string[]): readonly number[][] {
  const numbers = new Map(literals.map((literal, number) => [literal, number]));
  const waiting: number[][] = literals.map(() => []);
  for (const [at, need] of needs.entries())
    for (const literal of need === null ? [] : listRarest(need))
      waiting[numbers.get(literal) as number]?.push(at);
  return waiting;
}

/** Needs with a number for each list of strings, of which many share the long ones, and by each string the lists that it is in. */
function numberLists(needs: readonly (Need | null)[], literals: readonly string[]) {
  const numbers = new Map<string, number>();
  const listsOf = new Map<string, number[]>(literals.map((literal) => [literal, []]));
  const numberOf = (strings: readonly string[]): number => {
    const key = strings.join("\n");
    const known = numbers.get(key);
    if (known !== undefined) return known;
    for (const string of new Set(strings)) listsOf.get(string)?.push(numbers.size);
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  const toRule = (need: Need): Rule => {
    if (typeof need === "string") return numberOf([need]);
    if ("all" in need) return { all: need.all.map(toRule) };
    const strings = need.any.filter((one) => typeof one === "string");
    const others = need.any.filter((one) => typeof one !== "string").map(toRule);
    if (others.length === 0) return numberOf(strings);
    return { any: strings.length === 0 ? others : [numberOf(strings), ...others] };
  };
  const rules = needs.map((need) => (need === null ? null : toRule(need)));
  return { rules, listsOf: [...listsOf.values()] };
}

function isMet(rule: Rule | null, lists: Uint32Array, turn: number): boolean {
  if (rule === null) return true;
  if (typeof rule === "number") return lists[rule] === turn;
  return "all" in rule
    ? rule.all.every((one) => isMet(one, lists, turn))
    : rule.any.some((one) => isMet(one, lists, turn));
}

function listAll(need: Need): string[] {
  if (typeof need === "string") return [need];
  return ("all" in need ? need.all : need.any).flatMap(listAll);
}

/** Strings of which one at least must be there: of all needs those of the rarest. */
function listRarest(need: Need): string[] {
  if (typeof need === "string") return [need];
  if ("any" in need) return [...new Set(need.any.flatMap(listRarest))];
  const [first = [], ...others] = need.all.map(listRarest);
  return others.reduce((rarest, one) => (shareOf(one) < shareOf(rarest) ? one : rarest), first);
}

function shareOf(literals: readonly string[]): number {
  return literals.reduce((sum, { length }) => sum + LETTER_SHARE ** length, 0);
}
