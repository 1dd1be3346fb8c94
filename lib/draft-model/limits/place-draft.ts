import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import type { ContentFormat } from "../content-draft.ts";

/** What a draft is taken as on its platform. */
export type Placement = {
  format: ContentFormat;
  /** The kind of post (`PostFacts.kind`) that follows from the format; null when none does. */
  kind: string | null;
  /** What was assumed, where the platform has no such format; null where it has. */
  note: string | null;
};

/** The formats of each platform, with the kind of post that follows. Every post on YouTube is a video. */
const FORMATS_OF: Record<Platform, Partial<Record<ContentFormat, string | null>>> = {
  instagram: { post: null, story: null, reel: "reel" },
  tiktok: { post: null, story: null, short: "video" },
  youtube: { post: "video", short: "short" },
  twitter: { post: null, thread: null },
  linkedin: { post: null },
  pinterest: { post: null },
};

/** The format that a draft is taken as instead, and what a note calls it. */
type Instead = { format: ContentFormat; kind: string | null; words: string };

const SHORT: Instead = { format: "short", kind: "short", words: "a Short" };
const UPRIGHT: Partial<Record<ContentFormat, Instead>> = {
  reel: { format: "reel", kind: "video", words: "a post with an upright video" },
  short: { format: "short", kind: "video", words: "a post with an upright video" },
};

/**
 * The nearest format where a platform lacks one. Fleets on X ended in August 2021, stories on LinkedIn in September 2021 and
 * on YouTube in June 2023; Pinterest made its Idea Pins into Pins in 2023.
 */
const NEAREST: Record<Platform, Partial<Record<ContentFormat, Instead>>> = {
  instagram: { short: { format: "reel", kind: "reel", words: "a reel" } },
  tiktok: { reel: { format: "short", kind: "video", words: "a video" } },
  youtube: { reel: SHORT, story: SHORT },
  twitter: UPRIGHT,
  linkedin: UPRIGHT,
  pinterest: {
    story: { format: "post", kind: null, words: "a Pin" },
    reel: { format: "reel", kind: "video", words: "a video Pin" },
    short: { format: "short", kind: "video", words: "a video Pin" },
  },
};

const PLURALS: Record<ContentFormat, string> = {
  post: "posts",
  story: "stories",
  reel: "reels",
  short: "Shorts",
  thread: "threads",
};

/**
 * Where a draft would appear: the format asked for, or the nearest that the platform has.
 *
 * @param platform the platform
 * @param format any of the contract's formats
 * @returns what it is taken as
 */
export function placeDraft(platform: Platform, format: ContentFormat): Placement {
  const known = FORMATS_OF[platform][format];
  if (known !== undefined) return { format, kind: known, note: null };
  const { words, ...taken } = NEAREST[platform][format] ?? {
    format: "post",
    kind: FORMATS_OF[platform].post ?? null,
    words: platform === "youtube" ? "a video with this title and description" : "one post",
  };
  const note = `${PLATFORM_WORDS[platform]} has no ${PLURALS[format]}, so this is scored as ${words}`;
  return { ...taken, note };
}
