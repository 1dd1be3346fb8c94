/**
 * What comments on a brand ordinarily are: the distribution over brands of net sentiment (positive − negative of those that
 * could be classified, −1 to 1) and of the share of negative ones, by our classifier and counted as a score counts
 * them. Quartiles, and in `range` what 5 and 95 % lie below; `deviation` is the distance of the quartiles over 1.349.
 * `evidence.k` comments are worth as much as knowing what is ordinary: the variance of a comment, with what those under
 * one post have in common, over the variance between brands. Written by bench/ordinary-comments.ts; not to be edited by hand.
 */
export const ORDINARY_COMMENTS = {
  brands: 32,
  comments: 23404,
  publisher: "Plinth reference set",
  source:
    "public comments on brands with 30 or more that count and could be classified; the brands' own left out",
  net: { median: 0.3544, deviation: 0.2452, quartiles: [0.1336, 0.3544, 0.4644], range: [-0.2473, 0.7843] },
  negativeShare: { median: 0.1573, quartiles: [0.0531, 0.1573, 0.217], range: [0, 0.3891] },
  evidence: { k: 7.5 },
} as const;
