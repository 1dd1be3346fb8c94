import { FORMAT_FEATURES } from "./format-features.ts";
import { LENGTH_FEATURES } from "./length-features.ts";
import { MARK_FEATURES } from "./mark-features.ts";
import type { Feature, PostFacts, Tone } from "./post-facts.ts";
import { SHAPE_FEATURES } from "./shape-features.ts";
import { takeApart } from "./take-apart.ts";
import { THEME_FEATURES } from "./theme-features.ts";
import { WORDING_FEATURES } from "./wording-features.ts";

/** Everything that the models look at beside single words, in the order of their tables. */
export const FEATURES: readonly Feature[] = [
  ...LENGTH_FEATURES,
  ...MARK_FEATURES,
  ...WORDING_FEATURES,
  ...SHAPE_FEATURES,
  ...THEME_FEATURES,
  ...FORMAT_FEATURES,
];
const FIRST_OF_THEMES = LENGTH_FEATURES.length + MARK_FEATURES.length + WORDING_FEATURES.length;
const FIRST_OF_FORMAT = FEATURES.length - FORMAT_FEATURES.length;

/**
 * A post as numbers.
 *
 * @param post what is known of it before it is published
 * @param tone what was read in its text
 * @returns one number per feature of `FEATURES`, NaN where it is not known; without a text all but the last are NaN
 */
export function measurePost(post: PostFacts, tone: Tone): Float64Array {
  const pieces = takeApart(post, tone);
  const isRead = pieces.whole !== null;
  return Float64Array.from(FEATURES, ({ measure }, index) =>
    isRead || isOfFormat(index) ? measure(pieces) : Number.NaN,
  );
}

/**
 * The place of a feature in the tables.
 *
 * @param name its name
 * @returns index in `FEATURES`
 * @throws RangeError when there is no such feature
 */
export function indexOfFeature(name: string): number {
  const index = FEATURES.findIndex((feature) => feature.name === name);
  if (index < 0) throw new RangeError(`There is no feature ${name}`);
  return index;
}

/** Whether a feature is one of the format, which can be known where no text is. */
export function isOfFormat(index: number): boolean {
  return index >= FIRST_OF_FORMAT;
}

/** Whether a feature is one of the shapes and themes, which need many authors to be learnt. */
export function isOfThemes(index: number): boolean {
  return index >= FIRST_OF_THEMES && index < FIRST_OF_FORMAT;
}

/** Whether what is not known of a feature says nothing: the format, the hour, and a tone that could not be read. */
export function isSilentWhenUnknown(index: number): boolean {
  return isOfFormat(index) || FEATURES[index]?.name === "tone";
}
