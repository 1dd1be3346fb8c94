/**
 * Spearman's rank correlation; ties share their mean rank.
 *
 * @param a one value per case
 * @param b another value per case, in the same order
 * @returns −1 to 1, or null when either does not vary
 */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number | null {
  const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length + 1) / 2;
  const sum = (of: (n: number) => number) => a.reduce((total, _, n) => total + of(n), 0);
  const off = (ranks: number[], n: number) => (ranks[n] ?? mean) - mean;
  const spread = Math.sqrt(sum((n) => off(ranksA, n) ** 2) * sum((n) => off(ranksB, n) ** 2));
  return spread === 0 ? null : sum((n) => off(ranksA, n) * off(ranksB, n)) / spread;
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((x, y) => (values[x] ?? 0) - (values[y] ?? 0));
  const ranks: number[] = [];
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && values[order[to] ?? 0] === values[order[from] ?? 0]) to++;
    for (const index of order.slice(from, to)) ranks[index] = (from + to + 1) / 2;
  }
  return ranks;
}
