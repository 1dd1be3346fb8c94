import { FRIENDLY_EMOJI, UNFRIENDLY_EMOJI } from "./emoji-signs.ts";
import type { Token } from "./tokenise.ts";
import { IDIOM } from "./vocabulary/idioms.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";
import type { WordFacts } from "./vocabulary/word-facts.ts";

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
const [SMALL_A, SMALL_Z] = [97, 122];

const DAMPENERS = new Set(
  "almost barely hardly kinda less little marginally occasionally partly scarcely slightly somewhat sorta".split(
    " ",
  ),
);

/**
 * The words of a text by the vocabulary of its language, with boosters, negations, capitals and "but", after the rules of
 * VADER (Hutto and Gilbert, ICWSM 2014).
 * @param tokens with idioms folded
 * @param facts what the vocabulary knows of each
 */
export function measureValence(
  tokens: readonly Token[],
  facts: readonly WordFacts[],
  { negatesBefore }: Pick<Vocabulary, "negatesBefore">,
): Valence {
  const hasMixedCase = tokens.some(({ text, isShouted }) => !isShouted && hasLetter(text));
  const place = { tokens, facts, hasMixedCase, negatesBefore };
  const values = new Float64Array(tokens.length);
  let [negatedFriendly, negatedUnfriendly] = [0, 0];
  for (let at = 0; at < tokens.length; at++) {
    const value = valueAt(place, at);
    const isNegated = value !== 0 && !isSign(tokens[at] as Token) && isNegatedAt(place, at);
    values[at] = isNegated ? value * NEGATED : value;
    if (isNegated && value > 0) negatedFriendly++;
    if (isNegated && value < 0) negatedUnfriendly++;
  }
  weightAroundBut(facts, values);
  if (tokens.some(({ text }) => text === IDIOM.irony)) dropPraise(values);
  const words = Math.max(1, tokens.length);
  let [sum, friendly, unfriendly] = [0, 0, 0];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    sum += value;
    if (value > 0) friendly += value;
    else unfriendly -= value;
  }
  const { earlier, last } = splitClauses(tokens, values);
  return {
    compound: toCompound(sum),
    friendly: friendly / words,
    unfriendly: unfriendly / words,
    negatedFriendly: Math.min(MAX_NEGATED, negatedFriendly) / MAX_NEGATED,
    negatedUnfriendly: Math.min(MAX_NEGATED, negatedUnfriendly) / MAX_NEGATED,
    earlier,
    last,
  };
}

function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first >= SMALL_A && first <= SMALL_Z) || /\p{L}/u.test(text);
}

/** What mocks means none of its praise. */
function dropPraise(values: Float64Array): void {
  for (let at = 0; at < values.length; at++) values[at] = Math.min(0, values[at] as number);
}

function splitClauses(tokens: readonly Token[], values: Float64Array) {
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
  facts: readonly WordFacts[];
  hasMixedCase: boolean;
  negatesBefore: boolean;
};

function isSign({ text }: Token): boolean {
  return text.charCodeAt(0) >= FIRST_SIGN && VALUED_SIGNS.has(text);
}

/** What a word or sign says by itself and with what makes it stronger or weaker, before negation. */
function valueAt({ tokens, facts, hasMixedCase }: Place, at: number): number {
  const { text, isShouted } = tokens[at] as Token;
  const sign = text.charCodeAt(0) < FIRST_SIGN ? undefined : VALUED_SIGNS.get(text);
  if (sign !== undefined) return sign;
  const own = facts[at] as WordFacts;
  let value = own.valence;
  if (value === 0 || own.isBooster) return 0;
  if (isShouted && hasMixedCase) value += Math.sign(value) * CAPITALS;
  for (let distance = 1; distance <= SCOPE && distance <= at; distance++) {
    const before = facts[at - distance] as WordFacts;
    const boost = BOOST * (BOOST_BY_DISTANCE[distance - 1] ?? 1);
    if (before.isBooster) value += Math.sign(value) * boost;
    if (DAMPENERS.has(before.plain)) value -= Math.sign(value) * boost;
  }
  return value;
}

function isNegatedAt({ facts, negatesBefore }: Place, at: number): boolean {
  for (let distance = 1; distance <= SCOPE; distance++) {
    if (facts[at - distance]?.isNegator) return true;
    if (negatesBefore && facts[at + distance]?.isNegator) return true;
  }
  for (let before = Math.max(0, at - IDIOM_SCOPE); before < at; before++)
    if (facts[before]?.plain === IDIOM.negation) return true;
  return false;
}

function weightAroundBut(facts: readonly WordFacts[], values: Float64Array): void {
  const turn = facts.findIndex(({ isBut }) => isBut);
  if (turn < 0) return;
  for (let at = 0; at < values.length; at++)
    values[at] = (values[at] as number) * (at < turn ? BEFORE_BUT : AFTER_BUT);
}
