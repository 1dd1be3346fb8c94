/** Comments by what the classifier says of them. */
export type Said = { negative: number; neutral: number; positive: number };

/**
 * Rounds of unfolding. Few of them are the regularisation: more would follow the noise. An assumption, as is the number of
 * comments from which the correction is believed half.
 */
const ROUNDS = 4;
const HALF_WAY = 50;

/**
 * What comments probably are, from what the classifier says of them and how often it is mistaken (iterative Bayesian
 * unfolding, D'Agostini 1995, from the shares that were said). With few comments it stays near what was said.
 *
 * @param said how many of each
 * @param errors of each true label the shares that are read as negative, neutral and positive
 * @returns as many in all, none below 0
 */
export function correctShares(said: Said, errors: readonly (readonly number[])[]): Said {
  const counts = [said.negative, said.neutral, said.positive];
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return said;
  let shares = counts.map((count) => count / total);
  const observed = shares;
  for (let round = 0; round < ROUNDS; round++) shares = unfold(shares, observed, errors);
  const trust = total / (total + HALF_WAY);
  const [negative = 0, neutral = 0, positive = 0] = shares.map(
    (share, at) => total * (trust * share + (1 - trust) * (observed[at] as number)),
  );
  return { negative, neutral, positive };
}

/** One round: each label gets of what was said the part that it probably caused. */
function unfold(shares: number[], observed: number[], errors: readonly (readonly number[])[]): number[] {
  const expected = observed.map((_, said) =>
    shares.reduce((sum, share, label) => sum + share * (errors[label]?.[said] ?? 0), 0),
  );
  return shares.map((share, label) =>
    observed.reduce((sum, part, said) => {
      const all = expected[said] as number;
      return all === 0 ? sum : sum + (part * share * (errors[label]?.[said] ?? 0)) / all;
    }, 0),
  );
}
