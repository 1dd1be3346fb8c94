import { type Counted, placeOf } from "./count-signs.ts";
import type { Valence } from "./measure-valence.ts";
import { IDIOM } from "./vocabulary/idioms.ts";

/** What is known of a text when its wording is measured. */
export type WordingRead = {
  valence: Valence;
  /** By `placeOf`. */
  counts: Uint16Array;
  /** Log odds against neutral, by the words alone. */
  oddsPositive: number;
  oddsNegative: number;
  friendly: number;
  unfriendly: number;
  /** 1 where no word has a valence to speak of. */
  isUnknown: number;
  /** 1 without words, 0 from eight of them on. */
  brevity: number;
  emoji: number;
  /** 1 for a text that speaks to an account; one that asks; one with a trouble. */
  isDirected: number;
  asks: number;
  isTroubled: number;
  /** Of its words, and log of their number. */
  capitals: number;
  length: number;
};

type Measure = (text: WordingRead) => number;

const MAX_HASHTAGS = 4;
const MAX_EMOJI = 2;

const has = (name: Counted): Measure => {
  const place = placeOf(name);
  return ({ counts }) => (counts[place] === 0 ? 0 : 1);
};
const share = (name: Counted, most: number): Measure => {
  const place = placeOf(name);
  return ({ counts }) => Math.min(counts[place] as number, most) / most;
};
const both =
  (one: Measure, other: Measure): Measure =>
  (text) =>
    one(text) * other(text);
const compound: Measure = ({ valence }) => valence.compound;
const friendly: Measure = (text) => text.friendly;
const unfriendly: Measure = (text) => text.unfriendly;
const isUnknown: Measure = (text) => text.isUnknown;
const brevity: Measure = (text) => text.brevity;
const oddsPositive: Measure = (text) => text.oddsPositive;
const oddsNegative: Measure = (text) => text.oddsNegative;
const isDirected: Measure = (text) => text.isDirected;
const isTroubled: Measure = (text) => text.isTroubled;
const asks: Measure = (text) => text.asks;
const capitals: Measure = (text) => text.capitals;
const hasMend = has("mend");

/** The documented features of a wording, each about −3 to 3; `1` is the intercept. Weights are fitted by name. */
const SIGNS: Record<string, Measure> = {
  1: () => 1,
  compound,
  friendly,
  unfriendly,
  "friendly words": ({ valence }) => valence.friendly,
  "unfriendly words": ({ valence }) => valence.unfriendly,
  unknown: isUnknown,
  "negated friendly": ({ valence }) => valence.negatedFriendly,
  "negated unfriendly": ({ valence }) => valence.negatedUnfriendly,
  "friendly idiom": has(IDIOM.friendly),
  "unfriendly idiom": has(IDIOM.unfriendly),
  "neutral idiom": has(IDIOM.neutral),
  failure: has(IDIOM.failure),
  "words positive": oddsPositive,
  "words negative": oddsNegative,
  brief: brevity,
  "brief words positive": both(brevity, oddsPositive),
  "brief words negative": both(brevity, oddsNegative),
  "brief compound": both(brevity, compound),
  "brief unknown": both(brevity, isUnknown),
  emoji: ({ emoji }) => emoji,
  // What stands in the text besides its words' valence: marks, who is spoken to, what is asked and wished.
  "friendly emoji": share("friendly emoji", MAX_EMOJI),
  "unfriendly emoji": share("unfriendly emoji", MAX_EMOJI),
  negation: has("negation"),
  "negation of compound": both(has("negation"), compound),
  question: has("?"),
  "question of unknown": both(has("?"), isUnknown),
  exclamation: has("!"),
  link: has("http"),
  "link with compound": both(has("http"), compound),
  directed: isDirected,
  "directed link": both(isDirected, has("http")),
  self: has("self"),
  "self with compound": both(has("self"), compound),
  other: has("other"),
  thanks: has("thanks"),
  complaint: has("complaint"),
  praise: has("praise"),
  laughter: has("laughter"),
  wish: has("wish"),
  number: has("number"),
  shouting: has("shouting"),
  hashtags: share("#", MAX_HASHTAGS),
  forwarded: has("rt"),
  ellipsis: has("…"),
  // What sets one thing against another: praise and trouble, words and faces, one clause and the next.
  trouble: has("trouble"),
  "trouble with friendly": both(has("trouble"), friendly),
  mocking: both(both(has("opening praise"), isTroubled), (text) => 1 - hasMend(text)),
  irony: has(IDIOM.irony),
  "mocking eyes": both(has("eyes"), isTroubled),
  "eyes with friendly": both(has("rolling eyes"), friendly),
  "unfriendly emoji with friendly": both(has("unfriendly emoji"), friendly),
  "friendly emoji with unfriendly": both(has("friendly emoji"), unfriendly),
  tears: has("tears"),
  "tears with friendly": both(has("tears"), friendly),
  asks,
  "asks of trouble": (text) => text.asks * Math.max(text.unfriendly, text.isTroubled),
  "asks of praise": both(asks, friendly),
  "last clause": ({ valence }) => valence.last,
  "turn to blame": ({ valence: { earlier, last } }) => Math.max(0, earlier) * Math.max(0, -last),
  "turn to praise": ({ valence: { earlier, last } }) => Math.max(0, -earlier) * Math.max(0, last),
  news: has("news"),
  "news of unknown": both(has("news"), isUnknown),
  swearing: has("swearing"),
  service: has("service"),
  "service with compound": both(has("service"), compound),
  hope: has("hope"),
  sorrow: has("sorrow"),
  capitals,
  "capitals of unknown": both(isUnknown, capitals),
  length: ({ length }) => length,
};

/** Names of the signs, in the order in which `measureSigns` tells them. */
export const WORDING_SIGNS: readonly string[] = Object.keys(SIGNS);
const MEASURES: readonly Measure[] = Object.values(SIGNS);

/** The signs of a wording, by the places of `WORDING_SIGNS`. */
export function measureSigns(text: WordingRead): Float64Array {
  const values = new Float64Array(MEASURES.length);
  for (let at = 0; at < MEASURES.length; at++) values[at] = (MEASURES[at] as Measure)(text);
  return values;
}
