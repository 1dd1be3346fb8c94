import { clamp } from "../../statistics/clamp.ts";
import type { PlatformModel } from "../draft-model.ts";
import { FEATURES } from "../features/list-features.ts";

/** How far the platform's posts support a prediction for a text, and where the text lies outside of them. */
export type Support = {
  /** 0 (no such posts) to 1 (ordinary). */
  share: number;
  /** The feature that lies furthest outside; null for an ordinary text. */
  lacking: string | null;
};

type Range = { feature: string; bound: number; width: number; isMinimum?: boolean; deviations?: number };

/** From so many different words on, or half of those of the platform's usual text where that is less, support is full. */
const ENOUGH_WORDS = 4;
const USUAL_SHARE = 0.5;
/** Without spaces: mean letters of a run beyond those of words, and characters that say as much as a word. */
const MAX_WORD_LENGTH = 8;
const CHARACTERS_PER_WORD = 3;
/**
 * Up to where a text is ordinary on any platform; where the platform's own posts reach further, up to three standard
 * deviations from their mean (four for capitals, which whole channels write their titles in). Beyond, support falls evenly
 * to nothing over the width. Counts are ln(1 + n) as in the features: of 10 hashtags, nothing is left at about twice as many.
 * Checked on the dev authors: with these bounds no platform's ranking of their posts loses more than .003.
 */
const ORDINARY: readonly Range[] = [
  { feature: "capitals", bound: 0.5, width: 0.3, deviations: 4 },
  { feature: "hashtags", bound: Math.log1p(10), width: Math.LN2 },
  { feature: "hashtag_share", bound: 0.5, width: 0.3 },
  { feature: "emoji", bound: Math.log1p(20), width: Math.LN2 },
  { feature: "word_length", bound: 20, width: 20 },
  { feature: "variety", bound: 0.35, width: 0.2, isMinimum: true },
];
const DEVIATIONS = 3;
const INDEX = new Map(FEATURES.map(({ name }, index) => [name, index]));

/**
 * How far the posts that a model was fitted on support a prediction for a text: where few such posts were seen, the curves
 * only extrapolate. Continuous in every feature.
 *
 * @param features of the text, as `measurePost` gives them
 * @param model the platform's model, of which only means and deviations of features are looked at
 * @param languageConfidence how surely the text is in a language, 0 to 1; 1 when that was not measured
 * @returns the product of all shares, and the feature with the lowest
 */
export function judgeSupport(
  features: ArrayLike<number>,
  { curves }: Pick<PlatformModel, "curves">,
  languageConfidence = 1,
): Support {
  const shares: [string, number][] = [["words", shareOfWords(features, curves.words?.mean)]];
  const ranges = isUnspaced(features)
    ? ORDINARY.filter(({ feature }) => feature !== "word_length")
    : ORDINARY;
  for (const { feature, bound, width, isMinimum = false, deviations = DEVIATIONS } of ranges) {
    const { mean = 0, deviation = 0 } = curves[feature] ?? {};
    const sign = isMinimum ? -1 : 1;
    const farthest = sign * Math.max(sign * bound, sign * mean + deviations * deviation);
    const value = feature === "capitals" ? readCapitals(features) : read(features, feature);
    shares.push([feature, fade((sign * (value - farthest)) / width)]);
  }
  shares.push(["language", languageConfidence]);
  const [lacking, lowest] = shares.reduce((worst, one) => (one[1] < worst[1] ? one : worst));
  const share = shares.reduce((product, [, one]) => product * one, 1);
  return { share, lacking: lowest < 1 ? lacking : null };
}

/** Repeated words count once; a post without any text is a kind of its own that models know. */
function shareOfWords(features: ArrayLike<number>, usual = Number.POSITIVE_INFINITY): number {
  if (read(features, "no_text") === 1) return 1;
  const words = isUnspaced(features)
    ? Math.expm1(read(features, "characters")) / CHARACTERS_PER_WORD
    : Math.expm1(read(features, "words"));
  const variety = read(features, "variety");
  const different = Number.isNaN(variety) ? words : words * variety;
  const enough = clamp(Math.expm1(usual) * USUAL_SHARE, 1, ENOUGH_WORDS);
  if (Number.isNaN(different) || different >= enough) return 1;
  return Math.max(0, (different - 1) / (enough - 1));
}

/** Scripts that write without spaces, such as Japanese and Thai, in which runs of letters are no words. */
function isUnspaced(features: ArrayLike<number>): boolean {
  return read(features, "script") > 0.5 && read(features, "word_length") > MAX_WORD_LENGTH;
}

/**
 * The share of capitals is one of the letters that have two cases. Where most letters are not Latin, as in Korean, those may
 * be a single word: there at most the share of words in capitals counts.
 */
function readCapitals(features: ArrayLike<number>): number {
  const capitals = read(features, "capitals");
  if (!(read(features, "script") > 0.5)) return capitals;
  const words = Math.max(1, Math.expm1(read(features, "words")));
  return Math.min(capitals, Math.expm1(read(features, "shouted")) / words);
}

/** 1 up to the bound, 0 from the width on; 1 when not known. */
function fade(beyond: number): number {
  return Number.isNaN(beyond) ? 1 : clamp(1 - beyond, 0, 1);
}

function read(features: ArrayLike<number>, feature: string): number {
  return features[INDEX.get(feature) ?? -1] ?? Number.NaN;
}
