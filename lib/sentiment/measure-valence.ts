import { FRIENDLY_EMOJI, UNFRIENDLY_EMOJI } from "./emoji-signs.ts";
import type { Token } from "./tokenise.ts";
import { IDIOM } from "./vocabulary/idioms.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

export type Valence = {
  /** All words together, −1 to 1. */
  compound: number;
  /** Valence of friendly and of unfriendly words, each divided by the number of words; 0 and up. */
  friendly: number;
  unfriendly: number;
  /** Friendly and unfriendly words that are negated, 0 to 1 (more than two count as two). */
  negatedFriendly: number;
  negatedUnfriendly: number;
  /** What is said before the last clause that has a valence, and in that clause; each −1 to 1. */
  earlier: number;
  last: number;
};

/** Within how many words before it a word is boosted and negated, as in VADER; "I don't think" reaches further. */
const SCOPE = 3;
const IDIOM_SCOPE = 8;
/** Constants of VADER: what a booster, capitals and a negation do to a word, and how a sum becomes −1 to 1. */
const BOOST = 0.293;
const BOOST_BY_DISTANCE = [1, 0.95, 0.9];
const CAPITALS = 0.733;
const NEGATED = -0.74;
const ALPHA = 15;
const BEFORE_BUT = 0.5;
const AFTER_BUT = 1.5;
/** A strong face or heart counts as a strong word. */
const EMOJI_VALENCE = 2;
/** An idiom counts as a strong word; it is never negated, as it contains its negation. */
const VALUED_SIGNS = new Map<string, number>([
  ...[...FRIENDLY_EMOJI].map((sign) => [sign, EMOJI_VALENCE] as const),
  ...[...UNFRIENDLY_EMOJI].map((sign) => [sign, -EMOJI_VALENCE] as const),
  [IDIOM.friendly, 2.5],
  [IDIOM.unfriendly, -2],
  [IDIOM.failure, -1.5],
  [IDIOM.irony, -3],
  [IDIOM.neutral, 0],
  [IDIOM.negation, 0],
]);
/** No sign of those is of ASCII. */
const FIRST_SIGN = 0x80;
const MAX_NEGATED = 2;

const DAMPENERS = new Set(
  "almost barely hardly kinda less little marginally occasionally partly scarcely slightly somewhat sorta".split(
    " ",
  ),
);

type Valued = { value: number; isNegated: boolean };

/**
 * The words of a text by the vocabulary of its language, with boosters, negations, capitals and "but", after the rules of
 * VADER (Hutto and Gilbert, ICWSM 2014).
 * @param tokens with idioms folded
 * @param plain their words as the vocabulary has them
 */
export function measureValence(
  tokens: readonly Token[],
  plain: readonly string[],
  vocabulary: Vocabulary,
): Valence {
  const hasMixedCase = tokens.some(({ text, isShouted }) => !isShouted && /\p{L}/u.test(text));
  const valued = tokens.map((_, at) => valueAt({ tokens, plain, vocabulary, hasMixedCase }, at));
  const values = valued.map(({ value }) => value);
  weightAroundBut(plain, values, vocabulary);
  if (tokens.some(({ text }) => text === IDIOM.irony)) dropPraise(values);
  const words = Math.max(1, tokens.length);
  let [sum, friendly, unfriendly] = [0, 0, 0];
  for (const value of values) {
    sum += value;
    if (value > 0) friendly += value;
    else unfriendly -= value;
  }
  const countNegated = (sign: number) =>
    Math.min(
      MAX_NEGATED,
      valued.filter(({ value, isNegated }) => isNegated && Math.sign(value) === -sign).length,
    ) / MAX_NEGATED;
  return {
    compound: toCompound(sum),
    friendly: friendly / words,
    unfriendly: unfriendly / words,
    negatedFriendly: countNegated(1),
    negatedUnfriendly: countNegated(-1),
    ...splitClauses(tokens, values),
  };
}

/** What mocks means none of its praise. */
function dropPraise(values: number[]): void {
  for (const [at, value] of values.entries()) values[at] = Math.min(0, value);
}

function splitClauses(tokens: readonly Token[], values: readonly number[]) {
  let end = values.length - 1;
  while (end >= 0 && values[end] === 0) end--;
  let start = end;
  while (start > 0 && !tokens[start]?.startsClause) start--;
  let [earlier, last] = [0, 0];
  for (let at = 0; at <= end; at++) {
    if (at < start) earlier += values[at] as number;
    else last += values[at] as number;
  }
  return { earlier: toCompound(earlier), last: toCompound(last) };
}

function toCompound(sum: number): number {
  return sum / Math.sqrt(sum * sum + ALPHA);
}

type Place = {
  tokens: readonly Token[];
  plain: readonly string[];
  vocabulary: Vocabulary;
  hasMixedCase: boolean;
};

function valueAt({ tokens, plain, vocabulary, hasMixedCase }: Place, at: number): Valued {
  const { text, isShouted } = tokens[at] as Token;
  const idiom = text.charCodeAt(0) < FIRST_SIGN ? undefined : VALUED_SIGNS.get(text);
  if (idiom !== undefined) return { value: idiom, isNegated: false };
  const { boosters, negators } = vocabulary;
  let value = vocabulary.valenceOf(text);
  if (value === 0 || boosters.has(plain[at] ?? "")) return { value: 0, isNegated: false };
  if (isShouted && hasMixedCase) value += Math.sign(value) * CAPITALS;
  let isNegated = false;
  for (let distance = 1; distance <= SCOPE; distance++) {
    const before = plain[at - distance] ?? "";
    const boost = BOOST * (BOOST_BY_DISTANCE[distance - 1] ?? 1);
    if (boosters.has(before)) value += Math.sign(value) * boost;
    if (DAMPENERS.has(before)) value -= Math.sign(value) * boost;
    isNegated ||= isNegator(before, negators);
    if (vocabulary.negatesBefore) isNegated ||= isNegator(plain[at + distance] ?? "", negators);
  }
  isNegated ||= plain.slice(Math.max(0, at - IDIOM_SCOPE), at).includes(IDIOM.negation);
  return { value: isNegated ? value * NEGATED : value, isNegated };
}

/** "n't" ends every English negation that the word lists lack. */
export function isNegator(word: string, negators: Vocabulary["negators"]): boolean {
  return negators.has(word) || word.endsWith("n't");
}

function weightAroundBut(plain: readonly string[], values: number[], { but }: Vocabulary): void {
  const turn = plain.findIndex((word) => but.has(word));
  if (turn < 0) return;
  for (const [at, value] of values.entries()) values[at] = value * (at < turn ? BEFORE_BUT : AFTER_BUT);
}
