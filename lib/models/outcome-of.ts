import type { Platform } from "../formula/names.ts";

/** What a post brought; what is not known is absent or null. */
export type Figures = Partial<Record<"likes" | "comments" | "shares" | "saves" | "views", unknown>>;

/**
 * What a platform's posts are judged by, as ln(1 + n): views on YouTube and TikTok, saves (else likes) on Pinterest, likes
 * and comments on Instagram, likes, comments and shares on X and LinkedIn.
 * @returns null when nothing of it is known
 */
export function outcomeOf(platform: Platform, figures: Figures): number | null {
  const sum = (...names: (keyof Figures)[]) => {
    const known = names.flatMap((name) => toNumber(figures[name]));
    return known.length === 0 ? null : Math.log1p(known.reduce((a, b) => a + b, 0));
  };
  if (platform === "youtube" || platform === "tiktok") return sum("views");
  if (platform === "pinterest") return sum("saves") ?? sum("likes");
  return platform === "instagram" ? sum("likes", "comments") : sum("likes", "comments", "shares");
}

function toNumber(value: unknown): number[] {
  return typeof value === "number" || typeof value === "bigint" ? [Number(value)] : [];
}
