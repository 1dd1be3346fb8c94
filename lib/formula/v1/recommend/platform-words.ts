import type { Platform } from "../../names.ts";

/** The platforms as people write them. */
export const PLATFORM_WORDS: Record<Platform, string> = {
  instagram: "Instagram",
  tiktok: "TikTok",
  youtube: "YouTube",
  twitter: "Twitter",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
};
