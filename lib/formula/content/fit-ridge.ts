/** The cases of one group: for each its outcome and its features, in the same order. */
export type RidgeGroup = { outcome: readonly number[]; features: readonly (readonly number[])[] };

/**
 * Ridge regression within groups: what goes together with the outcome inside of a group, every group with the same
 * weight, however many cases it has. Features are scaled by their deviation within groups before the penalty.
 *
 * @param groups groups of at least one case; outcomes in any unit
 * @param chosen indices of the features to be used
 * @param penalty 0 or more, as a share of the number of groups
 * @returns one coefficient per chosen feature, in units of the outcome per unit of the feature
 * Source: Hoerl and Kennard (1970); the within transformation of panel data.
 */
export function fitRidge(
  groups: readonly RidgeGroup[],
  chosen: readonly number[],
  penalty: number,
): number[] {
  const columns = groups.map((group) => chosen.map((feature) => centred(columnOf(group, feature))));
  const scales = chosen.map((_, i) => {
    const variance = mean(columns.map((own) => mean((own[i] ?? []).map((value) => value ** 2))));
    return Math.sqrt(variance) || 1;
  });
  const covariance = (own: readonly number[][], i: number, other: readonly number[]) =>
    mean((own[i] ?? []).map((value, n) => (value / (scales[i] ?? 1)) * (other[n] ?? 0)));
  const matrix = chosen.map((_, i) =>
    chosen.map((_, j) => {
      const together = columns.map((own) => covariance(own, i, own[j] ?? []) / (scales[j] ?? 1));
      return mean(together) + (i === j ? penalty : 0);
    }),
  );
  const right = chosen.map((_, i) =>
    mean(columns.map((own, g) => covariance(own, i, groups[g]?.outcome ?? []))),
  );
  return solve(matrix, right).map((coefficient, i) => coefficient / (scales[i] ?? 1));
}

/**
 * The values of one feature in a group.
 *
 * @param group the group
 * @param feature index of the feature
 * @returns one value per case; 0 where a case has none
 */
export function columnOf({ features }: RidgeGroup, feature: number): number[] {
  return features.map((own) => own[feature] ?? 0);
}

function centred(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

/** Gauss–Jordan elimination; the matrix is symmetric with a positive diagonal, so that no pivoting is needed. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, pivot] of rows.entries()) {
    const divisor = pivot[i] || 1;
    for (let j = i; j < pivot.length; j++) pivot[j] = (pivot[j] ?? 0) / divisor;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = row[i] ?? 0;
      for (let j = i; j < row.length; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0);
    }
  }
  return rows.map((row) => row[right.length] ?? 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
}
