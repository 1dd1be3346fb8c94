import { isMoment } from "./contrast.ts";
import type { DescribedPost } from "./described-post.ts";

/**
 * Whether a post has a trait.
 *
 * @param post any post of the brand, also one that the trait was not found on
 * @param trait as a pattern names it, with its limit
 * @returns null where that is not known
 */
export function hasTrait(
  { traits, unknown, length, durationS }: DescribedPost,
  { trait, limit }: { trait: string; limit?: number },
): boolean | null {
  const [kind, end] = trait.split(":");
  if (limit !== undefined) {
    const value = kind === "length" ? length : durationS;
    if (value === null || value <= 0) return null;
    return end === "short" ? value <= limit : value > limit;
  }
  if (traits.includes(trait)) return true;
  return !isMoment(trait) && unknown.includes(kind === "format" ? "format" : "text") ? null : false;
}
