import type { Likelihoods } from "./judge-ngrams.ts";
import { measureValence } from "./measure-valence.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import { isWord, type Token } from "./tokenise.ts";

const KNOWN_FROM = 0.05;
const LEAST = 1e-3;
const MOST_HASHTAGS = 4;

const NEGATION = /^(?:not|no|never|cannot|.*n't)$/;
const SELF = /^(?:i|i'm|i've|my|me|we|our|us)$/;
const OTHER = /^(?:you|your|u|ur)$/;
const THANKS = /^(?:thanks?|thx|ty)$/;
const COMPLAINT =
  /^(?:hours?|wait|waiting|waited|hold|delay|delays|delayed|cancel|cancelled|canceled|still|why|worst|late|lost|fix|broken|bug|bugs|crash|crashes|crashed|issue|issues|problem|problems|stuck|refund)$/;
const PRAISE = /^(?:love|loving|awesome|great|best|cool|amazing|excited|happy|nice|good|win|fun|wow)$/;

/**
 * How an English text speaks of a brand, by documented signs: what the lexicon, the emoji and the words say, and whether it
 * asks, thanks, complains, shouts, links or speaks to the account.
 * @param words what `judgeNgrams` says.
 * @returns by name, each about −3 to 3; `1` is the constant.
 */
export function measureWording(
  tokens: Token[],
  words: Likelihoods,
  { lexicon, emoji }: Pick<SentimentModel, "lexicon" | "emoji">,
): Record<string, number> {
  const valence = measureValence(tokens, lexicon);
  const has = (sign: RegExp) => (tokens.some(({ text }) => sign.test(text)) ? 1 : 0);
  const count = (sign: RegExp) => tokens.filter(({ text }) => sign.test(text)).length;
  const isDirected = tokens[0]?.text === "@user" ? 1 : 0;
  const isLinking = has(/^http$/);
  const isNegated = has(NEGATION);
  const [negative, neutral, positive] = words;
  const { compound } = valence;
  return {
    1: 1,
    compound,
    friendly: Math.max(0, compound),
    unfriendly: Math.max(0, -compound),
    "friendly words": valence.friendly,
    "unfriendly words": valence.unfriendly,
    unknown: Math.abs(compound) < KNOWN_FROM ? 1 : 0,
    "words positive": Math.log(positive + LEAST) - Math.log(neutral + LEAST),
    "words negative": Math.log(negative + LEAST) - Math.log(neutral + LEAST),
    emoji: meanEmoji(tokens, emoji),
    negation: isNegated,
    "negation of compound": isNegated * compound,
    question: has(/^\?/),
    exclamation: has(/^!/),
    link: isLinking,
    "link with compound": isLinking * compound,
    directed: isDirected,
    "directed link": isDirected * isLinking,
    self: has(SELF),
    "self with compound": has(SELF) * compound,
    other: has(OTHER),
    thanks: has(THANKS),
    complaint: has(COMPLAINT),
    praise: has(PRAISE),
    number: has(/\d/),
    shouting: tokens.some(({ isShouted, text }) => isShouted && text.length > 2) ? 1 : 0,
    hashtags: Math.min(count(/^#$/), MOST_HASHTAGS) / MOST_HASHTAGS,
    forwarded: has(/^rt$/),
    ellipsis: has(/^\.\./),
    length: Math.log(Math.max(1, tokens.filter(({ text }) => isWord(text)).length)) / 3,
  };
}

function meanEmoji(tokens: Token[], emoji: ReadonlyMap<string, number>): number {
  const known = tokens.flatMap(({ text }) => emoji.get(text) ?? []);
  return known.length === 0 ? 0 : known.reduce((sum, value) => sum + value, 0) / known.length;
}
