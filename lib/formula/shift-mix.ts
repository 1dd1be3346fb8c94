/** No more of a brand's posts than this change at once: what helps a part need not help all. */
const MAX_SHIFT = 0.2;

/** How much of a mix to move: shares of all posts in tenths, 0 to 10, as it is and as it would be. */
export type MixShift = { from: number; to: number };

/**
 * How far a mix of posts may go towards its better side: at most twice as far as it is, half of what is left, and a fifth of
 * all posts; told in tenths.
 *
 * @param share of the better side among the posts, above 0 and below 1
 */
export function chooseShift(share: number): MixShift {
  const shift = Math.min(MAX_SHIFT, share, (1 - share) / 2);
  const from = Math.min(9, Math.max(1, Math.round(share * 10)));
  return { from, to: Math.max(from + 1, Math.floor((share + shift) * 10)) };
}

/** Tenths as people say them: "2 in 5", "1 in 2", "7 in 10"; "none" and "all" at the ends. */
export function tenthsWords(tenths: number): string {
  if (tenths <= 0) return "none";
  if (tenths >= 10) return "all";
  if (tenths === 5) return "1 in 2";
  return tenths % 2 === 0 ? `${tenths / 2} in 5` : `${tenths} in 10`;
}
