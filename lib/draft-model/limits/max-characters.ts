import type { Platform } from "../../formula/names.ts";

/** The most characters of a post's text (beside its title), and the source. On X it holds for each post of a thread, too. */
export const MAX_CHARACTERS: Record<Platform, { most: number; source: string }> = {
  instagram: { most: 2_200, source: "docs.upload-post.com/resources/character-limits" },
  tiktok: { most: 4_000, source: "developers.buffer.com/guides/character-limits" },
  youtube: { most: 5_000, source: "developers.buffer.com/guides/character-limits" },
  twitter: { most: 280, source: "docs.x.com/fundamentals/counting-characters" },
  linkedin: { most: 3_000, source: "developers.buffer.com/guides/character-limits" },
  pinterest: { most: 500, source: "help.pinterest.com/en/business/article/pinterest-product-specs" },
};
