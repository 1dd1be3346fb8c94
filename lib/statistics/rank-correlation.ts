/**
 * Spearman's rank correlation; ties share their mean rank.
 *
 * @param a one value per case
 * @param b another value per case, in the same order
 * @returns −1 to 1, or null when either does not vary
 */
export function rankCorrelation(a: ArrayLike<number>, b: ArrayLike<number>): number | null {
  const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
  const mean = (a.length + 1) / 2;
  let [both, squaresA, squaresB] = [0, 0, 0];
  for (let n = 0; n < ranksA.length; n++) {
    const [offA, offB] = [(ranksA[n] as number) - mean, (ranksB[n] as number) - mean];
    both += offA * offB;
    squaresA += offA ** 2;
    squaresB += offB ** 2;
  }
  const spread = Math.sqrt(squaresA * squaresB);
  return spread === 0 ? null : both / spread;
}

/**
 * Ranks from 1; ties share their mean rank.
 *
 * @param values any numbers
 * @returns one rank per value, in the order of the values
 */
export function ranksOf(values: ArrayLike<number>): Float64Array {
  const order = Array.from(values, (_, index) => index).sort(
    (x, y) => (values[x] as number) - (values[y] as number),
  );
  const ranks = new Float64Array(values.length);
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to++;
    for (const index of order.slice(from, to)) ranks[index] = (from + to + 1) / 2;
  }
  return ranks;
}
