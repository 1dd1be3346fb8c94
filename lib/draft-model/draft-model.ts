/** What one feature adds (a shape function): a step for each range of its values, in percentile points; 0 is the usual post. */
export type Curve = {
  /** Rising lower bounds of all steps but the first. */
  edges: number[];
  /** One more than there are edges. */
  points: number[];
  /** Where the feature is not known. */
  unknown: number;
  /** Mean and standard deviation over the posts, for account-specific models. */
  mean: number;
  deviation: number;
};

/** Weights of hashed words and parts of words (2^bits buckets), in percentile points per `scale`. Stored: its keys stay. */
export type WordWeights = {
  bits: number;
  scale: number;
  /** Signed bytes in base64. */
  weights: string;
  /** Inverse document frequency of each bucket, in 1/16; unsigned bytes in base64. Null: all buckets count alike. */
  rarity: string | null;
};

/** A change of a text that the platform's data support: the sign of its feature is the same in both parts of the data. */
export type SupportedChange = {
  feature: string;
  /** Mean over authors of the rank correlation within the author; authors learnt from in whom it varies. */
  rho: number;
  authors: number;
  /** The same of authors not learnt from. */
  rho_others: number;
  others: number;
};

/** How well predictions ranked the posts of authors that the model was not fitted on: mean rank correlation, 95 % interval. */
export type HeldOut = { rho: number; from: number; to: number; authors: number; posts: number };

/**
 * Of ten posts, eight end so far from their score: percentile points that a tenth ends below it (negative), and a tenth above.
 */
export type IntervalWidth = { below: number; above: number };

/** The model of one platform. */
export type PlatformModel = {
  /** What it was fitted on. */
  authors: number;
  posts: number;
  /** By the text alone: of a draft of text neither the kind of post nor the seconds of a video are known. */
  heldOut: HeldOut | null;
  /** With kind, seconds and hour. Files of older versions lack it. */
  heldOutWhole?: HeldOut | null;
  /** Measured on authors that the model was not fitted on. Files of older versions lack it. */
  interval?: IntervalWidth | null;
  /** Median over authors of the standard deviation of their outcomes. */
  spread: number;
  /** Quartiles of the characters of a text. */
  characters: [number, number];
  curves: Record<string, Curve>;
  words: WordWeights | null;
  changes: SupportedChange[];
};

/** The account-specific model: what an account's own posts on a platform say, beside that platform's model. Stored: its keys stay. */
export type AccountModel = {
  posts: number;
  /** n / (n + k): how far the account's posts count; the platform's model counts the rest. */
  weight: number;
  /** Percentile points of the account's usual post by the platform's model, and by this one: taken off. */
  usual: number;
  usualOwn: number;
  /** Ridge coefficients of the features: points per standard deviation. */
  hand: Record<string, number>;
  words: WordWeights;
};

/** How well later posts were predicted by what was known of the earlier ones. Stored: its keys stay. */
export type AccountValidation = {
  /** Posts that were predicted. */
  n: number;
  /** Rank correlation with how they did, of the account's model and of the platform's; null where either does not vary. */
  rho: number | null;
  general: number | null;
  /** How far those posts ended from their predictions. Rows of older versions lack it. */
  interval?: IntervalWidth | null;
};
