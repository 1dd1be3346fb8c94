import { THEMES } from "./count-themes.ts";
import { LENGTH_FEATURES } from "./length-features.ts";
import { MARK_FEATURES } from "./mark-features.ts";
import type { Feature, PostFacts, Tone } from "./post-facts.ts";
import { SHAPE_FEATURES } from "./shape-features.ts";
import { tokenisePost } from "./tokenise-post.ts";
import { WORDING_FEATURES } from "./wording-features.ts";

/** What a text is about, and how it speaks: words of each theme, as ln(1 + n). */
const THEME_FEATURES: readonly Feature[] = THEMES.map(({ name, about }, theme) => ({
  name: `theme_${name}`,
  about,
  measure: ({ themes }) => Math.log1p(themes[theme] ?? 0),
}));

/**
 * What a post shows, how long it runs, and when it is published. The day of the week is left out: in the public data it
 * only reflects how old a post was when it was collected.
 */
const FORMAT_FEATURES: readonly Feature[] = [
  isKind("is_video", "shows a video", ["video", "reel", "short"]),
  isKind("is_image", "shows a picture", ["image"]),
  isKind("is_carousel", "shows several pictures", ["carousel"]),
  isKind("is_short", "is a short upright video", ["short", "reel"]),
  isKind("is_article", "leads to an article", ["article"]),
  isKind("is_repost", "repeats another post", ["repost"]),
  {
    name: "duration",
    about: "seconds of the video",
    measure: ({ durationS }) => (durationS === null ? Number.NaN : Math.log1p(durationS)),
  },
  { name: "hour", about: "hour of the day, UTC", measure: ({ hour }) => hour ?? Number.NaN },
];

/** Everything that the models look at beside single words, in the order of their tables. */
export const FEATURES: readonly Feature[] = [
  ...LENGTH_FEATURES,
  ...MARK_FEATURES,
  ...WORDING_FEATURES,
  ...SHAPE_FEATURES,
  ...THEME_FEATURES,
  ...FORMAT_FEATURES,
];
/** Where the shapes and themes begin in the tables, and where the format does. */
const FIRST_OF_THEMES = LENGTH_FEATURES.length + MARK_FEATURES.length + WORDING_FEATURES.length;
const FIRST_OF_FORMAT = FEATURES.length - FORMAT_FEATURES.length;
const PLACES = new Map(FEATURES.map(({ name }, index) => [name, index]));
const WORD_LISTS = new Set(
  [...WORDING_FEATURES, ...THEME_FEATURES].map((feature) => FEATURES.indexOf(feature)),
);

/**
 * A post as numbers.
 *
 * @param post what is known of it before it is published
 * @param tone what was read in its text
 * @returns one number per feature of `FEATURES`, NaN where it is not known; without a text all but the last are NaN
 */
export function measurePost(post: PostFacts, tone: Tone): Float64Array {
  const tokens = tokenisePost(post, tone);
  const isRead = tokens.whole !== null;
  const measured = new Float64Array(FEATURES.length);
  for (let index = 0; index < measured.length; index++)
    measured[index] = isRead || isOfFormat(index) ? (FEATURES[index] as Feature).measure(tokens) : Number.NaN;
  return measured;
}

/**
 * The place of a feature in the tables.
 *
 * @param name its name
 * @returns index in `FEATURES`
 * @throws RangeError when there is no such feature
 */
export function indexOfFeature(name: string): number {
  const index = PLACES.get(name);
  if (index === undefined) throw new RangeError(`There is no feature ${name}`);
  return index;
}

/** Whether a feature is one of the format, which can be known without a text. */
export function isOfFormat(index: number): boolean {
  return index >= FIRST_OF_FORMAT;
}

/** Whether a feature is one of the shapes and themes, which need many authors to be learnt. */
export function isOfThemes(index: number): boolean {
  return index >= FIRST_OF_THEMES && index < FIRST_OF_FORMAT;
}

/** Whether a feature is told by lists of words, or by the tone: a single word can move it by much. */
export function isOfWordLists(index: number): boolean {
  return WORD_LISTS.has(index);
}

/** Whether a feature adds nothing when it is not known: the format, the hour, and a tone that could not be read. */
export function isSilentWhenUnknown(index: number): boolean {
  return isOfFormat(index) || FEATURES[index]?.name === "tone";
}

function isKind(name: string, about: string, kinds: readonly string[]): Feature {
  return {
    name,
    about,
    measure: ({ kind }) => (kind === null ? Number.NaN : kinds.includes(kind) ? 1 : 0),
  };
}
