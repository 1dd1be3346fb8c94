/**
 * What comments on a brand ordinarily were by the classifier before its mistakes were measured, as `ORDINARY_COMMENTS` says it
 * of the one of today. Stored audits of that time are computed again with it. Never to be changed.
 */
export const ORDINARY_BEFORE = {
  brands: 32,
  comments: 23404,
  publisher: "Plinth reference set",
  source:
    "public comments on brands with 30 or more that count and could be classified; the brands' own left out",
  net: { median: 0.3544, deviation: 0.2452, quartiles: [0.1336, 0.3544, 0.4644], range: [-0.2473, 0.7843] },
  negativeShare: { median: 0.1573, quartiles: [0.0531, 0.1573, 0.217], range: [0, 0.3891] },
  evidence: { k: 7.5 },
} as const;
