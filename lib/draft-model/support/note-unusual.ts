import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import type { Support } from "./judge-support.ts";

/** From it on a text counts as ordinary. */
export const ORDINARY_SUPPORT = 0.7;

const WORDS: Record<string, string> = {
  capitals: "Texts with so many capitals",
  hashtags: "Texts with so many hashtags",
  hashtag_share: "Texts that are mostly hashtags",
  emoji: "Texts with so many emoji",
  word_length: "Texts of such long words",
  variety: "Texts that repeat themselves so much",
};

/**
 * That a prediction has little to go by.
 *
 * @param platform the platform
 * @param support how far posts like the draft were seen
 * @returns one sentence; null for an ordinary text
 */
export function noteUnusual(platform: Platform, { share, lacking }: Support): string | null {
  if (share >= ORDINARY_SUPPORT || lacking === null) return null;
  if (lacking === "words") return "A text this short gives the score little to go by";
  if (lacking === "language") return "No language could be told in this text, so the score says little";
  return `${WORDS[lacking]} are rare on ${PLATFORM_WORDS[platform]}, so the score says little`;
}
