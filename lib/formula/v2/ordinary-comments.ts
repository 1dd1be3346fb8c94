/**
 * What comments on a brand ordinarily are: the distribution over brands of net sentiment (positive − negative of those that
 * could be classified, −1 to 1) and of the share of negative ones, by our classifier and counted as a score counts
 * them. Quartiles, and in `range` what 5 and 95 % lie below; `deviation` is the distance of the quartiles over 1.349.
 * `evidence.k` comments are worth as much as knowing what is ordinary: the variance of a comment, with what those under
 * one post have in common, over the variance between brands. Written by bench/ordinary-comments.ts; not to be edited by hand.
 */
export const ORDINARY_COMMENTS = {
  brands: 32,
  comments: 23397,
  publisher: "Plinth reference set",
  source:
    "public comments on brands with 30 or more that count and could be classified; the brands' own left out",
  net: { median: 0.5493, deviation: 0.3514, quartiles: [0.2777, 0.5493, 0.7518], range: [-0.3661, 0.9367] },
  negativeShare: { median: 0.1729, quartiles: [0.0556, 0.1729, 0.2294], range: [0, 0.3844] },
  evidence: { k: 12.8 },
} as const;
