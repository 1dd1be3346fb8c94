export const ORDINARY_COMMENTS = {
  brands: 25,
  comments: 20000,
  publisher: "Plinth reference set",
  source: "placeholder",
  net: { median: 0.38, deviation: 0.25, quartiles: [0.22, 0.38, 0.56] },
  negativeShare: { median: 0.13, quartiles: [0.07, 0.13, 0.2] },
  evidence: { k: 12 },
} as const;
