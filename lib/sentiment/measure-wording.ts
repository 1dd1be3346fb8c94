import { FRIENDLY_EMOJI, NEUTRAL_EMOJI, UNFRIENDLY_EMOJI } from "./emoji-signs.ts";
import { isNegator, measureValence } from "./measure-valence.ts";
import type { Probabilities } from "./ngram-probabilities.ts";
import { isWord, type Token } from "./tokenise.ts";
import { IDIOM } from "./vocabulary/idioms.ts";
import { stripDiacritics } from "./vocabulary/strip-diacritics.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** From this compound valence on a text counts as known. */
const MIN_COMPOUND = 0.05;
/** Added to probabilities before their logarithm is taken. */
const EPSILON = 1e-3;
const MAX_HASHTAGS = 4;
const MAX_EMOJI = 2;
/** Brevity falls from 1 without words to 0 at this many. */
const BRIEF_WORDS = 8;

/** English words by the sign of wording that they are; what they weigh is fitted. */
const SIGN_WORDS: Record<string, string> = {
  self: "i i'm i've my me we our us",
  other: "you your u ur",
  thanks: "thank thanks thx ty",
  complaint: `hour hours wait waiting waited hold delay delays delayed cancel cancelled canceled still why worst late lost fix
    broken bug bugs crash crashes crashed crashing issue issues problem problems stuck refund freezing freezes leaks cracked
    unanswered missing charged`,
  praise: "love loving awesome great best cool amazing excited happy nice good win fun wow",
  laughter: "lol lmao rofl haha hahaha 😂 🤣",
  wish: "wish please should could",
  rt: "rt",
};
const NO_SIGNS: readonly string[] = [];
const SIGNS_BY_WORD = new Map<string, string[]>();
for (const [sign, words] of Object.entries(SIGN_WORDS))
  for (const word of words.split(/\s+/)) SIGNS_BY_WORD.set(word, [...(SIGNS_BY_WORD.get(word) ?? []), sign]);

/**
 * The wording of a text as documented features (signs): what the vocabulary, the emoji and the words say, and whether it
 * asks, thanks, complains, shouts, links or speaks to the account.
 * @param tokens with idioms folded
 * @param words what `ngramProbabilities` says.
 * @returns by name, each about −3 to 3; `1` is the intercept.
 */
export function measureWording(
  tokens: Token[],
  words: Probabilities,
  vocabulary: Vocabulary,
  emoji: ReadonlyMap<string, number>,
): Record<string, number> {
  const valence = measureValence(tokens, vocabulary);
  const { compound } = valence;
  const seen = countSigns(tokens, vocabulary);
  const has = (name: string) => (seen.has(name) ? 1 : 0);
  const share = (name: string, most: number) => Math.min(seen.get(name) ?? 0, most) / most;
  const [negative, neutral, positive] = words;
  const oddsPositive = Math.log(positive + EPSILON) - Math.log(neutral + EPSILON);
  const oddsNegative = Math.log(negative + EPSILON) - Math.log(neutral + EPSILON);
  const isDirected = tokens[0]?.text === "@user" ? 1 : 0;
  const isUnknown = Math.abs(compound) < MIN_COMPOUND ? 1 : 0;
  const wordCount = seen.get("word") ?? 0;
  const brevity = Math.max(0, 1 - wordCount / BRIEF_WORDS);
  return {
    1: 1,
    compound,
    friendly: Math.max(0, compound),
    unfriendly: Math.max(0, -compound),
    "friendly words": valence.friendly,
    "unfriendly words": valence.unfriendly,
    unknown: isUnknown,
    "negated friendly": valence.negatedFriendly,
    "negated unfriendly": valence.negatedUnfriendly,
    "friendly idiom": has(IDIOM.friendly),
    "unfriendly idiom": has(IDIOM.unfriendly),
    "neutral idiom": has(IDIOM.neutral),
    failure: has(IDIOM.failure),
    "words positive": oddsPositive,
    "words negative": oddsNegative,
    brief: brevity,
    "brief words positive": brevity * oddsPositive,
    "brief words negative": brevity * oddsNegative,
    "brief compound": brevity * compound,
    "brief unknown": brevity * isUnknown,
    emoji: meanEmoji(tokens, emoji),
    "friendly emoji": share("friendly emoji", MAX_EMOJI),
    "unfriendly emoji": share("unfriendly emoji", MAX_EMOJI),
    negation: has("negation"),
    "negation of compound": has("negation") * compound,
    question: has("?"),
    "question of unknown": has("?") * isUnknown,
    exclamation: has("!"),
    link: has("http"),
    "link with compound": has("http") * compound,
    directed: isDirected,
    "directed link": isDirected * has("http"),
    self: has("self"),
    "self with compound": has("self") * compound,
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
    length: Math.log(Math.max(1, wordCount)) / 3,
  };
}

/** How often each sign stands in a text. */
function countSigns(tokens: Token[], { negators, keepsDiacritics }: Vocabulary): Map<string, number> {
  const seen = new Map<string, number>();
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  for (const { text, isShouted } of tokens) {
    for (const name of SIGNS_BY_WORD.get(text) ?? NO_SIGNS) count(name);
    if (isNegator(stripDiacritics(text, keepsDiacritics), negators)) count("negation");
    if (isShouted && text.length > 2) count("shouting");
    if (isWord(text)) count("word");
    else count(nameMark(text));
    if (/\d/.test(text)) count("number");
  }
  return seen;
}

function nameMark(text: string): string {
  if (FRIENDLY_EMOJI.has(text)) return "friendly emoji";
  if (UNFRIENDLY_EMOJI.has(text)) return "unfriendly emoji";
  if (text.startsWith("..")) return "…";
  return text.startsWith("!") || text.startsWith("?") ? text.charAt(0) : text;
}

function meanEmoji(tokens: Token[], emoji: ReadonlyMap<string, number>): number {
  let [sum, known] = [0, 0];
  for (const { text } of tokens) {
    const value = NEUTRAL_EMOJI.has(text) ? undefined : emoji.get(text);
    if (value === undefined) continue;
    sum += value;
    known++;
  }
  return known === 0 ? 0 : sum / known;
}
