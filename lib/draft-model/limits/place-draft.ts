import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import type { ContentFormat } from "../content-draft.ts";

/** What a draft is taken as on its platform. */
export type Placement = {
  format: ContentFormat;
  /** Kind of post that follows from the format, as the features know kinds; null when it does not. */
  kind: string | null;
  /** Told when the platform has no such format: what was assumed; null when it has. */
  note: string | null;
};

/** The formats that a platform has, with the kind of post that follows. Every post on YouTube is a video. */
const OWN: Record<Platform, Partial<Record<ContentFormat, string | null>>> = {
  instagram: { post: null, story: null, reel: "reel" },
  tiktok: { post: null, story: null, short: "video" },
  youtube: { post: "video", short: "short" },
  twitter: { post: null, thread: null },
  linkedin: { post: null },
  pinterest: { post: null },
};

type Instead = [format: ContentFormat, kind: string | null, words: string];

const UPRIGHT: Partial<Record<ContentFormat, Instead>> = {
  reel: ["reel", "video", "a post with an upright video"],
  short: ["short", "video", "a post with an upright video"],
};

/**
 * The nearest that it has. Fleets on X ended in August 2021, stories on LinkedIn in September 2021 and on YouTube in June
 * 2023; Pinterest made its Idea Pins into Pins in 2023.
 */
const NEAREST: Record<Platform, Partial<Record<ContentFormat, Instead>>> = {
  instagram: { short: ["reel", "reel", "a reel"] },
  tiktok: { reel: ["short", "video", "a video"] },
  youtube: { reel: ["short", "short", "a Short"], story: ["short", "short", "a Short"] },
  twitter: UPRIGHT,
  linkedin: UPRIGHT,
  pinterest: {
    story: ["post", null, "a Pin"],
    reel: ["reel", "video", "a video Pin"],
    short: ["short", "video", "a video Pin"],
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
  const own = OWN[platform][format];
  if (own !== undefined) return { format, kind: own, note: null };
  const [taken, kind, words] = NEAREST[platform][format] ?? [
    "post",
    OWN[platform].post ?? null,
    platform === "youtube" ? "a video with this title and description" : "one post",
  ];
  const note = `${PLATFORM_WORDS[platform]} has no ${PLURALS[format]}: this is scored as ${words}`;
  return { format: taken, kind, note };
}
