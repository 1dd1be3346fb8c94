import type { Platform } from "../../formula/names.ts";

/** Platforms on which a post has a title of its own. */
export const TITLED: readonly Platform[] = ["youtube", "pinterest"];

/**
 * The title and the rest of a text: on platforms with titles the first line is the title.
 *
 * @param platform where it is to appear
 * @param text any length
 * @returns the title, null without titles on that platform, and the rest
 */
export function splitTitle(platform: Platform, text: string): { title: string | null; text: string } {
  if (!TITLED.includes(platform)) return { title: null, text };
  const [first = "", ...rest] = text.trim().split(/\r\n|\r|\n/);
  return { title: first.trim(), text: rest.join("\n").trim() };
}
