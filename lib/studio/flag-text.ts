import type { ContentFormat } from "../draft-model/content-draft.ts";
import {
  CAPITALS,
  countIn,
  HASHTAG,
  LETTERS,
  LINK,
  mayHaveLink,
  readCharacters,
} from "../draft-model/features/patterns.ts";
import { findPlaceholder } from "../draft-model/junk/find-placeholder.ts";
import { NO_LINKS, noteNoLinks } from "../draft-model/suggest/advise.ts";
import type { Platform } from "../formula/names.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { findBrokenLink } from "./find-broken-link.ts";
import { findOffence } from "./find-offence.ts";

type Flagged = {
  platform: Platform;
  format: ContentFormat;
  text: string;
  /** What the sentiment model read, −1 to 1; null when it could not. */
  tone: number | null;
  /** What `findOffence` says of the text, where that is known. */
  offence?: string | null;
};

/**
 * The hashtags that a post may have. Instagram since December 2025 (@creators, rolled out by and by), TikTok since August
 * 2025 (told in the app), YouTube ignores all beyond (support.google.com/youtube/answer/6390658). Others say nothing.
 */
export const MAX_HASHTAGS: Partial<Record<Platform, number>> = { instagram: 5, tiktok: 5, youtube: 60 };

/**
 * Up to 0.2 % of public posts of brands and creators score so low. The sentiment model learnt from tweets and reviews: long
 * texts about a difficulty score lower than they should.
 */
const CLEARLY_NEGATIVE = -0.95;
const MAX_WORDS_READ = 60;
/** A text of so many words, or more, with such a share of capitals counts as all in capitals. */
const MIN_WORDS = 4;
const MIN_CAPITALS = 0.8;
/** Five seconds for a picture (Instagram) at 240 words a minute (Brysbaert, 2019). */
const MAX_STORY_WORDS = 20;
const MAX_QUOTE = 40;
const IN_BIO =
  /\blinks?\s+(?:is\s+|are\s+)?in\s+(?:our\s+|my\s+|the\s+)?(?:bio|profile)\b|\blien en bio\b|\benlace en la bio\b|\blink na bio\b|\blink in der bio\b/iu;

const SWIPE_UP = /\bswipe[- ]up\b/iu;
/** Where a post, its description or its pin can have a link of its own. */
const NO_BIO_NEEDED: readonly Platform[] = ["twitter", "linkedin", "youtube", "pinterest"];

export const NEGATIVE =
  "The sentiment model reads this text as clearly negative: check that this is intended";
export const ALL_CAPITALS = "The text is all in capitals, which many read as shouting";

/**
 * What anybody would want to know of a text before it is published, whatever its score: what was left in by mistake first,
 * then what readers may take offence at. Few things on purpose; no flag changes a score.
 * @param flagged a draft of text with its tone
 * @returns sentences, the most embarrassing first; most texts have none
 */
export function flagText({ platform, format, text, tone, offence = findOffence(text) }: Flagged): string[] {
  const by = PLATFORM_WORDS[platform];
  const placeholder = findPlaceholder(text);
  const broken = findBrokenLink(text);
  return [
    placeholder && `Something was left to fill in: ${quote(placeholder)}`,
    broken && noteBroken(broken),
    offence && `Many readers take offence at ${quote(offence)}: check that this is intended`,
    tone !== null && tone <= CLEARLY_NEGATIVE && countWords(text) <= MAX_WORDS_READ && NEGATIVE,
    isAllCapitals(text) && ALL_CAPITALS,
    flagHashtags(platform, text),
    flagForeign(platform, text),
    format === "story" ? flagStory(text, by) : flagCaption(platform, text),
  ].filter((one) => typeof one === "string" && one !== "") as string[];
}

/** That a link of a text leads nowhere. */
export function noteBroken(link: string): string {
  return `The link ${quote(link)} is broken`;
}

function isAllCapitals(text: string): boolean {
  const unlinked = hasLink(text) ? text.replace(LINK, " ") : text;
  const plain = unlinked.includes("#") ? unlinked.replace(HASHTAG, " ") : unlinked;
  const characters = readCharacters(plain);
  const upper = countIn(characters, CAPITALS);
  // Of all letters: one word in capitals does not make a text shout whose script has none, such as Korean.
  if (upper <= countIn(characters, LETTERS) * MIN_CAPITALS) return false;
  const words = plain.match(/\p{L}{2,}/gu)?.length ?? 0;
  return words >= MIN_WORDS;
}

/** That a text has more hashtags than its platform takes, in one sentence; null where it has not. */
export function flagHashtags(platform: Platform, text: string): string | null {
  const most = MAX_HASHTAGS[platform];
  if (most === undefined || !text.includes("#")) return null;
  const hashtags = text.replace(LINK, " ").match(HASHTAG)?.length ?? 0;
  if (hashtags <= most) return null;
  return `Keep at most ${most} of the ${hashtags} hashtags: ${PLATFORM_WORDS[platform]} allows no more in a post`;
}

/** Words about a feature that the platform does not have. */
function flagForeign(platform: Platform, text: string): string | null {
  const by = PLATFORM_WORDS[platform];
  if (platform === "instagram" && SWIPE_UP.test(text))
    return `${by} has had no "swipe up" since 2021: stories have a link sticker`;
  const bio = NO_BIO_NEEDED.includes(platform) && !hasLink(text) ? IN_BIO.exec(text)?.[0] : undefined;
  return bio === undefined ? null : `${quote(bio)}: posts on ${by} can contain the link themselves`;
}

function flagStory(text: string, by: string): string | null {
  if (hasLink(text)) return `A link in the text of a story cannot be tapped on ${by}: use the link sticker`;
  const words = countWords(text);
  if (words <= MAX_STORY_WORDS) return null;
  return `A picture in a story is shown for five seconds, enough for about ${MAX_STORY_WORDS} words; this has ${words}`;
}

function hasLink(text: string): boolean {
  return mayHaveLink(text) && text.search(LINK) >= 0;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0;
}

function flagCaption(platform: Platform, text: string): string | null {
  if (!hasLink(text)) return null;
  if (NO_LINKS.includes(platform)) return noteNoLinks(platform);
  return IN_BIO.test(text) ? "The text says the link is in the bio, but contains a link itself" : null;
}

function quote(words: string): string {
  const characters = [...words];
  return characters.length > MAX_QUOTE ? `"${characters.slice(0, MAX_QUOTE).join("")}…"` : `"${words}"`;
}
