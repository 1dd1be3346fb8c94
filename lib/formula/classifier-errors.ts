/**
 * What the classifier says of comments: of texts that people call negative, neutral and positive the shares that it reads as
 * each of these, the mean over collections, by cross-validation. Written by bench/classifier-errors.ts; not to be edited by hand.
 */
export const CLASSIFIER_ERRORS = {
  texts: 25905,
  sources: [
    "airline",
    "crowdflower_brands",
    "sanders_brands",
    "tweeteval_semeval2017",
    "umsab_multilingual",
    "afrisenti",
  ],
  rows: [
    [0.635, 0.27, 0.095],
    [0.199, 0.625, 0.175],
    [0.13, 0.262, 0.608],
  ],
} as const;
