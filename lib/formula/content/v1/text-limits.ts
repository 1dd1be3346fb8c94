import type { Platform } from "../../names.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { ContentDraft, ContentFormat } from "../content-draft.ts";

/** The most characters of a post's text, and who says so. */
const LIMITS: Record<Platform, { most: number; source: string }> = {
  instagram: { most: 2_200, source: "docs.upload-post.com/resources/character-limits" },
  tiktok: { most: 4_000, source: "developers.buffer.com/guides/character-limits" },
  youtube: { most: 5_000, source: "developers.buffer.com/guides/character-limits" },
  twitter: { most: 280, source: "docs.x.com/fundamentals/counting-characters" },
  linkedin: { most: 3_000, source: "developers.buffer.com/guides/character-limits" },
  pinterest: { most: 500, source: "help.pinterest.com/en/business/article/pinterest-product-specs" },
};

/** On X every link counts as 23, and a character outside of these ranges as two (twitter-text, configuration v3). */
const LINK = /https?:\/\/\S+/giu;
const LINK_WEIGHT = 23;
const LIGHT: readonly [number, number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

/**
 * The text as far as the platform takes it in one post.
 *
 * @param platform where it is to appear
 * @param format a thread has no limit: it is split
 * @param text any length
 * @returns the text itself, or its beginning
 */
export function cutToLimit(platform: Platform, format: ContentFormat, text: string): string {
  const { most } = LIMITS[platform];
  if (format === "thread" || weigh(platform, text) <= most) return text;
  const characters = [...text];
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (weigh(platform, characters.slice(0, middle).join("")) <= most) fits = middle;
    else tooLong = middle;
  }
  return characters.slice(0, fits).join("");
}

/**
 * Whether a text is longer than the platform takes.
 *
 * @param draft a draft of text
 * @returns what to do, in words, or null when it fits
 */
export function findOverflow({ platform, format, text }: ContentDraft): string | null {
  if (text === null || format === "thread") return null;
  const [weight, { most }] = [weigh(platform, text), LIMITS[platform]];
  if (weight <= most) return null;
  const words = `${PLATFORM_WORDS[platform]} takes ${most} characters and counts ${weight} here`;
  return platform === "twitter"
    ? `Shorten the text or split it into a thread: ${words}. The score is that of its beginning`
    : `Shorten the text: ${words}. The score is that of its beginning`;
}

/** Length limit of a platform's post, in characters. */
export function textLimit(platform: Platform): number {
  return LIMITS[platform].most;
}

function weigh(platform: Platform, text: string): number {
  if (platform !== "twitter") return [...text].length;
  const links = text.match(LINK)?.length ?? 0;
  let weight = links * LINK_WEIGHT;
  for (const character of text.replace(LINK, "")) {
    const code = character.codePointAt(0) ?? 0;
    weight += LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2;
  }
  return weight;
}
