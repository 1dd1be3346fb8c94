import { counted, listed } from "../../text/words.ts";
import { PLATFORM_WORDS } from "../platform-words.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/** What a pillar rests on, in words; `isKnown`: whether any of its inputs has evidence. */
export type Evidence = (platforms: readonly PreparedPlatform[], isKnown: boolean) => string;

/**
 * The evidence of a pillar that is measured on posts.
 *
 * @param nothing what is said where nothing is known
 * @param countsOf what is counted on one platform: "38 posts and 3 audience figures"
 * @returns the words, which say how far posts are known
 */
export function evidenceOfPosts(nothing: string, countsOf: (platform: PreparedPlatform) => string): Evidence {
  return (platforms, isKnown) => {
    const on = ({ platform }: PreparedPlatform) => ` on ${PLATFORM_WORDS[platform]}`;
    if (!isKnown)
      return [nothing, ...platforms.flatMap((platform) => untilWords(platform, on(platform)))].join("; ");
    return listed(
      platforms.map((platform) => {
        const until = untilWords(platform).map((words) => `(${words})`);
        return [`${countsOf(platform)}${on(platform)}`, ...until].join(" ");
      }),
    );
  };
}

/**
 * The evidence of a pillar that is measured on comments.
 *
 * @param nothing what is said where nothing is known
 * @returns the words, which say how many comments could not be read
 */
export function evidenceOfComments(nothing: string): Evidence {
  return (platforms, isKnown) => (isKnown ? countComments(platforms) : nothing);
}

/** How far posts are known; nothing where that is about as far as anything else. */
function untilWords({ postsUntil }: PreparedPlatform, where = ""): string[] {
  if (postsUntil === undefined) return [];
  return [postsUntil === null ? `no dated posts known${where}` : `posts${where} known until ${postsUntil}`];
}

function countComments(platforms: readonly PreparedPlatform[]): string {
  const spoken = platforms.filter(({ comments }) => comments.length > 0);
  return listed(
    spoken.map(({ platform, comments }) => {
      const known = comments.reduce((sum, day) => sum + day.positive + day.neutral + day.negative, 0);
      const unknown = comments.reduce((sum, day) => sum + day.unknown, 0);
      const left = unknown > 0 ? ` (${unknown} more in languages that are not supported)` : "";
      return `${counted(known, "comment")} on ${PLATFORM_WORDS[platform]}${left}`;
    }),
  );
}
