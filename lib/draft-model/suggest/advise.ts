import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import { formatNumber } from "../../text/words.ts";
import type { SupportedChange } from "../draft-model.ts";

/** Where a link in the text of a post cannot be tapped. */
export const NO_LINKS: readonly Platform[] = ["instagram", "tiktok"];

/** What the posts that did better had, and what to keep in mind when following them. */
const WORDS: Record<string, [had: string, price: string]> = {
  hashtags: ["without hashtags", "keep those people search for"],
  mentions: ["without mentions", "keep any that have to be named"],
  links: ["without a link", "keep it if the link is the point"],
  exclamations: ["without exclamation marks", "full stops will do here"],
  emoji: ["without emoji", "keep those that say something"],
  shouted: ["without words in capitals", "keep names and abbreviations"],
};

/** Features whose marks can be removed on advice. */
export const REMOVABLE = Object.keys(WORDS);

/**
 * Advice to remove something: what it rests on and what to keep in mind, in one sentence.
 *
 * @param platform the platform
 * @param change one of `REMOVABLE` that the platform's data support
 * @returns the sentence, without a full stop
 */
export function adviseRemoval(platform: Platform, change: SupportedChange): string {
  const [had, price] = WORDS[change.feature] ?? ["", ""];
  const by = PLATFORM_WORDS[platform];
  if (change.feature === "links" && NO_LINKS.includes(platform))
    return `${noteNoLinks(platform)}; ${found(had, by, change)}`;
  return `${capitalise(found(had, by, change))}; ${price}`;
}

/**
 * Advice to write more or less.
 *
 * @param platform the platform
 * @param change the supported change of `characters`
 * @param lengths characters as they are, and as they are wanted
 * @returns the sentence, without a full stop
 */
export function adviseLength(
  platform: Platform,
  change: SupportedChange,
  { now, wanted }: { now: number; wanted: number },
): string {
  const [had, price] =
    wanted > now
      ? ["that said more", "add only what readers will find useful"]
      : ["that said less", "cut only what nobody will miss"];
  const by = PLATFORM_WORDS[platform];
  return `${capitalise(found(had, by, change))}: about ${formatNumber(wanted)} characters instead of ${formatNumber(now)}; ${price}`;
}

/** That a link cannot be tapped in a caption, and what to do about it. */
export function noteNoLinks(platform: Platform): string {
  return `A link in a caption cannot be tapped on ${PLATFORM_WORDS[platform]}: put it in the bio`;
}

function found(had: string, by: string, { authors, others }: SupportedChange): string {
  return `posts ${had} did better within ${authors + others} accounts on ${by}`;
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
