/**
 * Moves labels apart that would lie on each other, as little as that takes.
 *
 * @param wanted where each would stand, in pixels from the top, in any order
 * @param gap between two of them; less where there is no room for so many
 * @param height within which all of them stay
 * @returns where each stands, in the order given
 */
export function spreadLabels(wanted: readonly number[], gap: number, height: number): number[] {
  const step = Math.min(gap, height / Math.max(1, wanted.length - 1));
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = 0;
  for (const at of order) {
    placed[at] = Math.max(free, wanted[at] ?? 0);
    free = (placed[at] ?? 0) + step;
  }
  let most = height;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(most, placed[at] ?? 0);
    most = (placed[at] ?? 0) - step;
  }
  return placed;
}
