import type { Platform } from "./names.ts";

/** Platforms as people write them. */
export const PLATFORM_WORDS: Record<Platform, string> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  twitter: "X (Twitter)",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
};
