import { FRIENDLY_EMOJI, NEUTRAL_EMOJI, UNFRIENDLY_EMOJI } from "./emoji-signs.ts";
import { prepareText } from "./prepare-text.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import { isWord, type Token } from "./tokenise.ts";
import { IDIOM } from "./vocabulary/idioms.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

/** Up to so many words the vocabularies may know the language better than its letters tell. */
const MAX_BRIEF_WORDS = 6;
/** Up to so many, one word more is enough, but it must have a valence: a single "was" is English, Dutch and German. */
const MAX_SHORT_WORDS = 3;
const SIGNS: ReadonlySet<string> = new Set(Object.values(IDIOM));

/**
 * The vocabulary that a text is judged by: that of its language; for a brief text the one that knows most of its words, if
 * more than that of its language; English for emoji alone.
 * @param detected the language by letters and marker words
 * @returns `judgedAs`: the language of the vocabulary; null when the text cannot be read
 */
export function findVocabulary(tokens: Token[], detected: string | null, model: SentimentModel) {
  const { vocabularies } = model;
  const words = tokens.filter(({ text }) => isWord(text)).length;
  const own = {
    language: detected,
    judgedAs: detected !== null && vocabularies.has(detected) ? detected : null,
  };
  const isRead = words > 0 || tokens.some(({ text }) => /\d/.test(text));
  const brief =
    !isRead || words > MAX_BRIEF_WORDS
      ? own
      : findKnowing(tokens, own, vocabularies, words <= MAX_SHORT_WORDS);
  const isSign = brief.judgedAs === null && words <= MAX_BRIEF_WORDS;
  return isSign && tokens.some(({ text }) => isKnownEmoji(text, model))
    ? { ...brief, judgedAs: "en" }
    : brief;
}

type Found = { language: string | null; judgedAs: string | null };

function findKnowing(
  tokens: Token[],
  own: Found,
  vocabularies: SentimentModel["vocabularies"],
  isShort: boolean,
): Found {
  const count = (language: string) => countKnown(tokens, vocabularies.get(language), !isShort);
  let most = (own.judgedAs ? count(own.judgedAs) : 0) + (isShort ? 0 : 1);
  let found = own;
  if (most >= tokens.length) return own;
  for (const language of new Set(["en", ...vocabularies.keys()])) {
    if (language === own.judgedAs || !mayKnow(tokens, vocabularies.get(language), most)) continue;
    const known = count(language);
    if (known > most) {
      most = known;
      found = { language, judgedAs: language };
    }
  }
  return found;
}

/**
 * Whether a vocabulary may know more than so many words. It spares most texts eleven vocabularies: without a word of a phrase only
 * words by themselves are known.
 */
function mayKnow(tokens: Token[], vocabulary: Vocabulary | undefined, most: number): boolean {
  if (!vocabulary) return false;
  if (vocabulary.hooks !== null) return true;
  let known = 0;
  for (const { text } of tokens) {
    const { isOfPhrases, isRemark, isCommon, isBooster, valence } = vocabulary.factsOf(text);
    if (isOfPhrases || isRemark) return true;
    if (isCommon || isBooster || valence !== 0) known++;
  }
  return known > most;
}

function countKnown(tokens: Token[], vocabulary: Vocabulary | undefined, withCommon: boolean): number {
  if (!vocabulary) return 0;
  const prepared = prepareText(tokens, vocabulary);
  const known = prepared.filter(({ text }) => {
    if (!isWord(text)) return SIGNS.has(text);
    const { valence, isCommon, isBooster } = vocabulary.factsOf(text);
    return valence !== 0 || (withCommon && (isCommon || isBooster));
  });
  // An idiom is known with all its words.
  return known.length + tokens.length - prepared.length;
}

function isKnownEmoji(text: string, { emoji }: SentimentModel): boolean {
  return emoji.has(text) || FRIENDLY_EMOJI.has(text) || UNFRIENDLY_EMOJI.has(text) || NEUTRAL_EMOJI.has(text);
}
