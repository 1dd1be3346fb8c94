import type { RivalOrder, RivalRow } from "./schemas.ts";

const VALUES: Record<Exclude<RivalOrder, "name">, (row: RivalRow) => number | null> = {
  share: (row) => row.shareOfInteractions,
  share_of_posts: (row) => row.shareOfPosts,
  followers: (row) => row.followers,
  growth: (row) => row.growth?.share ?? null,
  posts: (row) => row.postsPerWeek,
  interactions: (row) => row.interactionsPerPost,
  rate: (row) => row.rate,
};

/** Rows with the largest figure first, names from A; what is not known is last, and what is equal stays as it was. */
export function orderRows(rows: readonly RivalRow[], order: RivalOrder): RivalRow[] {
  if (order === "name") return rows.toSorted((a, b) => a.handle.localeCompare(b.handle, "en"));
  const value = VALUES[order];
  return rows.toSorted((a, b) => (value(b) ?? -Infinity) - (value(a) ?? -Infinity) || 0);
}
