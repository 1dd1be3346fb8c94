import type { Platform } from "../../formula/names.ts";
import type { ContentFormat, ContentMedia } from "../content-draft.ts";

/** What a platform recommends for a picture or video in one place of it. */
export type MediaNorm = {
  /** Width to height; the one that fills most of the screen first. */
  aspects: readonly Aspect[];
  /** Pixels of the shorter side, at least. */
  shortSide: number;
  /** Shortest and longest length of a video, in seconds. */
  seconds: readonly [number, number];
  /** Where the platform publishes it. */
  source: string;
};

export type Aspect = { words: string; value: number };

const TALL = { words: "9:16", value: 9 / 16 };
const PIN = { words: "2:3", value: 2 / 3 };
const PORTRAIT = { words: "4:5", value: 4 / 5 };
const SQUARE = { words: "1:1", value: 1 };
const WIDE = { words: "16:9", value: 16 / 9 };
const CARD = { words: "1.91:1", value: 1.91 };

const INSTAGRAM = "help.instagram.com/1631821640426723 (image resolution) and its pages on reels and stories";
const TIKTOK = "ads.tiktok.com/help/article?aid=6669199281502552069 (in-feed video)";
const YOUTUBE = "support.google.com/youtube/answer/6375112 (aspect ratios), /answer/72431 (thumbnails)";
const SHORTS = "support.google.com/youtube/answer/15424877 (Shorts)";
const X = "business.x.com/en/help/campaign-setup/creative-ad-specifications";
const LINKEDIN = "www.linkedin.com/help/lms/answer/a426534 (images) and its specifications of video ads";
const PINTEREST = "help.pinterest.com/en/business/article/pinterest-product-specs";

/** `tall` is for stories, reels and shorts, of pictures as well as videos. */
const NORMS: Record<Platform, Record<"image" | "video" | "tall", MediaNorm>> = {
  instagram: {
    image: { aspects: [PORTRAIT, SQUARE], shortSide: 1080, seconds: [3, 180], source: INSTAGRAM },
    video: { aspects: [TALL, PORTRAIT], shortSide: 1080, seconds: [3, 180], source: INSTAGRAM },
    tall: { aspects: [TALL], shortSide: 1080, seconds: [3, 180], source: INSTAGRAM },
  },
  tiktok: {
    image: { aspects: [TALL], shortSide: 720, seconds: [5, 60], source: TIKTOK },
    video: { aspects: [TALL], shortSide: 720, seconds: [5, 60], source: TIKTOK },
    tall: { aspects: [TALL], shortSide: 720, seconds: [5, 60], source: TIKTOK },
  },
  youtube: {
    image: { aspects: [WIDE], shortSide: 720, seconds: [1, 43_200], source: YOUTUBE },
    video: { aspects: [WIDE], shortSide: 1080, seconds: [1, 43_200], source: YOUTUBE },
    tall: { aspects: [TALL, SQUARE], shortSide: 1080, seconds: [1, 180], source: SHORTS },
  },
  twitter: {
    image: { aspects: [SQUARE, WIDE, CARD], shortSide: 418, seconds: [1, 140], source: X },
    video: { aspects: [SQUARE, WIDE], shortSide: 720, seconds: [1, 140], source: X },
    tall: { aspects: [TALL], shortSide: 720, seconds: [1, 140], source: X },
  },
  linkedin: {
    image: { aspects: [PORTRAIT, SQUARE, CARD], shortSide: 628, seconds: [3, 1_800], source: LINKEDIN },
    video: { aspects: [PORTRAIT, SQUARE, WIDE], shortSide: 720, seconds: [3, 1_800], source: LINKEDIN },
    tall: { aspects: [TALL], shortSide: 720, seconds: [3, 1_800], source: LINKEDIN },
  },
  pinterest: {
    image: { aspects: [PIN], shortSide: 1_000, seconds: [4, 900], source: PINTEREST },
    video: { aspects: [TALL, PIN, PORTRAIT, SQUARE], shortSide: 720, seconds: [4, 900], source: PINTEREST },
    tall: { aspects: [TALL], shortSide: 720, seconds: [4, 900], source: PINTEREST },
  },
};

/** Instagram shows a story's video for a minute at most. */
const STORY_SECONDS = [1, 60] as const;

/**
 * Points of the score that each property adds at the norm, and takes off far from it. Small, because no public data show what
 * following the platforms' recommendations brings.
 */
export const MEDIA_WEIGHTS = {
  aspect: 1.5,
  resolution: 1.5,
  brightness: 0.5,
  contrast: 0.5,
  sharpness: 0.5,
  duration: 1,
  sound: 0.5,
  frame_rate: 0.5,
} as const;
export type MediaProperty = keyof typeof MEDIA_WEIGHTS;

/**
 * Beyond these a picture is nearly black, nearly white, of one tone or out of focus, and a video jerks. Pictures of cameras
 * in focus are sharper than this; 24 frames a second is the lowest common rate of recorded video.
 */
export const PICTURE = {
  brightness: [0.15, 0.9],
  contrast: 0.1,
  sharpness: 0.002,
  frameRate: 24,
} as const;

/**
 * What the platform recommends for media in that place.
 *
 * @param platform the platform
 * @param format stories, reels and shorts fill a tall screen; posts and threads lie in the feed
 * @param kind image or video
 * @returns the norm
 */
export function normFor(platform: Platform, format: ContentFormat, kind: ContentMedia["kind"]): MediaNorm {
  if (format === "post" || format === "thread") return NORMS[platform][kind];
  const { tall } = NORMS[platform];
  return platform === "instagram" && format === "story" ? { ...tall, seconds: STORY_SECONDS } : tall;
}
