import type { Platform } from "../formula/names.ts";

export const CONTENT_TYPES = ["text", "image", "video"] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Where on a platform a draft can appear, in the order of the contract. */
export const FORMATS = ["post", "story", "reel", "short", "thread"] as const;
export type ContentFormat = (typeof FORMATS)[number];

/** What was measured in an image or video, as far as the model looks at it. */
export type ContentMedia = ContentImage | ContentVideo;

export type ContentImage = {
  kind: "image";
  /** Pixels as shown. */
  width: number;
  height: number;
  /** 0 (black) to 1 (white). */
  brightness: number;
  /** 0 (one even tone) to 1. */
  contrast: number;
  /** 0 (no detail) to 1; pictures in focus lie above about 0.002. */
  sharpness: number;
};

export type ContentVideo = {
  kind: "video";
  width: number;
  height: number;
  /** Seconds. */
  durationS: number;
  /** Frames a second; null when not known. */
  frameRate: number | null;
  hasSound: boolean;
};

/** A draft as the model gets it. Null is not known, and neither helps nor harms. */
export type ContentDraft = {
  platform: Platform;
  format: ContentFormat;
  text: string | null;
  media: ContentMedia | null;
  /** How surely the text is in a language, 0 to 1; absent when that was not measured. */
  languageConfidence?: number;
  /** Whether the caller found a call to harm in it, or the like: then it is scored below any ordinary text. */
  isHarmful?: boolean;
};
