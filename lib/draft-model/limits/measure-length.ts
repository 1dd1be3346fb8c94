import type { Platform } from "../../formula/names.ts";
import type { ContentFormat } from "../content-draft.ts";
import { countCharacters, leadOf } from "./count-characters.ts";
import { splitThread } from "./split-thread.ts";
import { splitTitle } from "./split-title.ts";
import { isThread, MAX_IN_TITLE, textLimit } from "./text-limits.ts";

/** A part of a draft that has a limit of its own. */
export type LengthPart = {
  name: "title" | "text" | "longest post";
  /** Characters as the platform counts. */
  used: number;
  most: number;
};

export type Length = {
  parts: LengthPart[];
  /** Posts that a thread is split into; 1 where it is none. */
  posts: number;
};

/**
 * How much of a platform's limits a text uses, as the platform counts.
 *
 * @param platform where it is to appear
 * @param format a thread on X is measured by its longest post
 * @param text any length
 */
export function measureLength(platform: Platform, format: ContentFormat, text: string): Length {
  const most = textLimit(platform);
  const count = (part: string) => countCharacters(platform, part);
  if (isThread(platform, format)) {
    const { parts, tooLong } = splitThread(text);
    const overs = tooLong.map(({ over }) => most + over);
    const used = Math.max(...(overs.length > 0 ? overs : parts.map(count)));
    return { parts: [{ name: "longest post", used, most }], posts: parts.length };
  }
  const { title, text: body } = splitTitle(platform, text);
  const titlePart =
    title === null ? [] : [{ name: "title", used: count(title), most: MAX_IN_TITLE } as const];
  return {
    parts: [...titlePart, { name: "text", used: count(body.slice(leadOf(platform, body).length)), most }],
    posts: 1,
  };
}
