import { countSigns, placeOf } from "./count-signs.ts";
import { NEUTRAL_EMOJI } from "./emoji-signs.ts";
import { measureValence } from "./measure-valence.ts";
import type { Probabilities } from "./ngram-probabilities.ts";
import { isWord, type Token } from "./tokenise.ts";
import { IDIOM } from "./vocabulary/idioms.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";
import { measureSigns } from "./wording-signs.ts";

/** From this compound valence on a text counts as known. */
const MIN_COMPOUND = 0.05;
/** Added to probabilities before their logarithm is taken. */
const EPSILON = 1e-3;
/** No emoji begins with a character of ASCII. */
const FIRST_SIGN = 0x80;
/** Brevity falls from 1 without words to 0 at this many. */
const BRIEF_WORDS = 8;
/** Words by which an open question begins. */
const ASKING = new Set(
  `is are does do can could how what who which where when has have did will would may any anyone if was were should whats what's
  wie was wo wann kann gibt ist sind hat où quand comment combien est-ce ça qui qué cómo dónde cuándo cuánto hay tienen puedo
  qual onde quando como quanto tem posso dove quanto c'è avete هل متى اين أين كم kya kab kitna kahan wetin how je lini wapi
  nawa ina yaushe wach fin ch7al`.split(/\s+/),
);
const [WORD, CAPITAL] = [placeOf("word"), placeOf("capital")];
const TROUBLES = [placeOf("trouble"), placeOf(IDIOM.failure), placeOf(IDIOM.unfriendly)];

/**
 * The wording of a text as documented features (signs): what the vocabulary, the emoji and the words say, and whether it
 * asks, thanks, complains, shouts, links or speaks to the account.
 * @param tokens with idioms folded
 * @param words what `ngramProbabilities` says.
 * @returns by the places of `WORDING_SIGNS`, each about −3 to 3
 */
export function measureWording(
  tokens: Token[],
  words: Probabilities,
  vocabulary: Vocabulary,
  emoji: ReadonlyMap<string, number>,
): Float64Array {
  const facts = tokens.map(({ text }) => vocabulary.factsOf(text));
  const valence = measureValence(tokens, facts, vocabulary);
  const counts = countSigns(tokens, facts);
  const [negative, neutral, positive] = words;
  const wordCount = counts[WORD] as number;
  return measureSigns({
    valence,
    counts,
    oddsPositive: Math.log(positive + EPSILON) - Math.log(neutral + EPSILON),
    oddsNegative: Math.log(negative + EPSILON) - Math.log(neutral + EPSILON),
    friendly: Math.max(0, valence.compound),
    unfriendly: Math.max(0, -valence.compound),
    isUnknown: Math.abs(valence.compound) < MIN_COMPOUND ? 1 : 0,
    brevity: Math.max(0, 1 - wordCount / BRIEF_WORDS),
    emoji: meanEmoji(tokens, emoji),
    isDirected: tokens[0]?.text === "@user" ? 1 : 0,
    asks: isOpenQuestion(tokens) ? 1 : 0,
    isTroubled: TROUBLES.some((place) => counts[place] !== 0) ? 1 : 0,
    capitals: (counts[CAPITAL] as number) / Math.max(1, wordCount),
    length: Math.log(Math.max(1, wordCount)) / 3,
  });
}

/** Whether a text begins as an open question does, and ends in a single question mark. */
function isOpenQuestion(tokens: readonly Token[]): boolean {
  if (tokens.at(-1)?.text !== "?") return false;
  const first = tokens.find(({ text }) => isWord(text))?.text ?? "";
  return ASKING.has(first) || tokens.some(({ text, startsClause }) => startsClause && ASKING.has(text));
}

function meanEmoji(tokens: Token[], emoji: ReadonlyMap<string, number>): number {
  let [sum, known] = [0, 0];
  for (const { text } of tokens) {
    if (text.charCodeAt(0) < FIRST_SIGN) continue;
    const value = NEUTRAL_EMOJI.has(text) ? undefined : emoji.get(text);
    if (value === undefined) continue;
    sum += value;
    known++;
  }
  return known === 0 ? 0 : sum / known;
}
