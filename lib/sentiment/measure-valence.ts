import type { Token } from "./tokenise.ts";

/** How friendly single words are, −4 to 4, by the VADER lexicon (Hutto and Gilbert, ICWSM 2014; MIT). */
export type Lexicon = ReadonlyMap<string, number>;

export type Valence = {
  /** All words together, −1 to 1. */
  compound: number;
  /** Friendly and unfriendly words for each word of the text, 0 and up. */
  friendly: number;
  unfriendly: number;
  /** How many words the lexicon knows. */
  known: number;
};

const REACH = 3;
/** Constants of VADER: what a booster, capitals and a negation do to a word, and how a sum becomes −1 to 1. */
const BOOST = 0.293;
const BOOST_BY_DISTANCE = [1, 0.95, 0.9];
const SHOUT = 0.733;
const NEGATED = -0.74;
const ALPHA = 15;
const BEFORE_BUT = 0.5;
const AFTER_BUT = 1.5;

const NEGATION = /^(?:not|no|never|none|nope|nor|neither|nothing|cannot|cant|dont|wont|without|.*n't)$/;
const BOOSTERS = new Set(
  "absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely especially exceptionally extremely fabulously flipping frigging fricking fucking fully greatly hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably so substantially thoroughly totally tremendously uber unbelievably unusually utterly very".split(
    " ",
  ),
);
const DAMPENERS = new Set(
  "almost barely hardly kinda less little marginally occasionally partly scarcely slightly somewhat sorta".split(
    " ",
  ),
);

/** The words of a text by the lexicon, with boosters, negations, capitals and "but", after the rules of VADER. */
export function measureValence(tokens: Token[], lexicon: Lexicon): Valence {
  const someCalm = tokens.some(({ text, isShouted }) => !isShouted && /\p{L}/u.test(text));
  const values = tokens.map((_, at) => valueAt(tokens, at, lexicon, someCalm));
  weighAroundBut(tokens, values);
  const sum = values.reduce((total, value) => total + value, 0);
  const words = Math.max(1, tokens.length);
  const sumOf = (wanted: (value: number) => boolean) =>
    values.filter(wanted).reduce((total, value) => total + Math.abs(value), 0);
  return {
    compound: sum / Math.sqrt(sum * sum + ALPHA),
    friendly: sumOf((value) => value > 0) / words,
    unfriendly: sumOf((value) => value < 0) / words,
    known: values.filter((value) => value !== 0).length,
  };
}

function valueAt(tokens: Token[], at: number, lexicon: Lexicon, someCalm: boolean): number {
  const token = tokens[at] as Token;
  let value = lookUp(token.text, lexicon);
  if (value === 0 || BOOSTERS.has(token.text)) return 0;
  if (token.isShouted && someCalm) value += Math.sign(value) * SHOUT;
  let isNegated = false;
  for (let distance = 1; distance <= REACH; distance++) {
    const before = tokens[at - distance]?.text ?? "";
    const boost = BOOST * (BOOST_BY_DISTANCE[distance - 1] ?? 1);
    if (BOOSTERS.has(before)) value += Math.sign(value) * boost;
    if (DAMPENERS.has(before)) value -= Math.sign(value) * boost;
    isNegated ||= NEGATION.test(before);
  }
  return isNegated ? value * NEGATED : value;
}

/** A stretched word is looked up in its short form too: "loove" is "love". */
function lookUp(word: string, lexicon: Lexicon): number {
  return lexicon.get(word) ?? lexicon.get(word.replace(/(.)\1+/gu, "$1")) ?? 0;
}

function weighAroundBut(tokens: Token[], values: number[]): void {
  const but = tokens.findIndex(({ text }) => text === "but");
  if (but < 0) return;
  for (const [at, value] of values.entries()) values[at] = value * (at < but ? BEFORE_BUT : AFTER_BUT);
}
