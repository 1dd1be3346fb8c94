import { medianLow } from "../../../statistics/quantile.ts";

/** A norm at an account size: the median of `accounts` accounts whose median size is `at`. */
export type SizeNorm = { at: number; value: number; accounts: number };

/**
 * Norms at several account sizes, one for each power of ten of followers, so that a value can be compared with
 * accounts of its size by interpolation.
 *
 * @param figures one figure per account: followers and a value above 0, in any order
 * @param rising whether more followers can never mean a lower norm (exposure); violators are then pooled
 * @param minAccounts that a norm must rest on; a smaller group joins its smaller neighbour
 * @returns norms ascending by size; fewer than two mean that sizes cannot be told apart
 * Source: pool-adjacent-violators (isotonic regression) on logarithms, weighted by accounts.
 */
export function normsBySize(
  figures: readonly { followers: number; value: number }[],
  rising: boolean,
  minAccounts = 12,
): SizeNorm[] {
  const norms = groupsOf(figures, minAccounts).map((own) => ({
    at: Math.round(medianLow(own.map(({ followers }) => followers)) ?? 0),
    value: medianLow(own.map(({ value }) => value)) ?? 0,
    accounts: own.length,
  }));
  return rising ? poolViolators(norms) : norms;
}

function groupsOf(figures: readonly { followers: number; value: number }[], minAccounts: number) {
  const decades = new Map<number, { followers: number; value: number }[]>();
  for (const figure of figures) {
    const decade = Math.floor(Math.log10(figure.followers + 1));
    decades.set(decade, [...(decades.get(decade) ?? []), figure]);
  }
  const groups: { followers: number; value: number }[][] = [];
  for (const [, own] of [...decades].sort(([a], [b]) => a - b)) {
    const last = groups.at(-1);
    if (last !== undefined && (own.length < minAccounts || last.length < minAccounts)) last.push(...own);
    else groups.push(own);
  }
  return groups;
}

function poolViolators(norms: readonly SizeNorm[]): SizeNorm[] {
  const blocks: SizeNorm[][] = [];
  for (const norm of norms) {
    let block = [norm];
    for (
      let last = blocks.at(-1);
      last !== undefined && logMean(last) > logMean(block);
      last = blocks.at(-1)
    ) {
      block = [...last, ...block];
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.flatMap((block) =>
    block.length === 1 ? block : block.map((norm) => ({ ...norm, value: Math.exp(logMean(block)) })),
  );
}

function logMean(block: readonly SizeNorm[]): number {
  const weight = block.reduce((sum, { accounts }) => sum + accounts, 0);
  return block.reduce((sum, { value, accounts }) => sum + accounts * Math.log(value), 0) / weight;
}
