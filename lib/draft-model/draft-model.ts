/** What one feature adds: a step for each range of its values, in percentile points; 0 is like the usual post. */
export type Curve = {
  /** Rising lower bounds of all steps but the first. */
  edges: number[];
  /** One more than there are edges. */
  points: number[];
  /** Where the feature is not known. */
  unknown: number;
  /** Mean and standard deviation over the posts, for the models of single workspaces. */
  mean: number;
  deviation: number;
};

/** Weights of hashed words and parts of words (2^bits buckets), in percentile points per `scale`. */
export type WordWeights = {
  bits: number;
  scale: number;
  /** Signed bytes in base64. */
  weights: string;
  /** How rare each bucket is, 0 for one that says nothing, in 1/16; unsigned bytes in base64. Without it all count alike. */
  rarity: string | null;
};

/** A change of a text that the platform's data support: the sign of its feature is the same in both parts of the data. */
export type SupportedChange = {
  feature: string;
  /** Mean over authors of the rank correlation within the author, and how many vary in it: authors learnt from, and others. */
  rho: number;
  authors: number;
  rho_others: number;
  others: number;
};

/** How well predictions ranked the posts of authors that the model was not fitted on. */
export type HeldOut = { rho: number; from: number; to: number; authors: number; posts: number };

/** The model of one platform. */
export type PlatformModel = {
  /** What it was fitted on. */
  authors: number;
  posts: number;
  /** By the text alone: of a draft of text neither the kind of post nor the seconds of a video are known. */
  heldOut: HeldOut | null;
  /** With kind, seconds and hour. Files of older versions lack it. */
  heldOutWhole?: HeldOut | null;
  /** Median over authors of the standard deviation of ln(1 + what the platform's posts are judged by). */
  spread: number;
  /** Quartiles of the characters of a text. */
  characters: [number, number];
  curves: Record<string, Curve>;
  words: WordWeights | null;
  changes: SupportedChange[];
};

/** What a workspace's own posts on a platform add to the model of the platform. */
export type OwnModel = {
  posts: number;
  /** n / (n + k): how far the own posts count. */
  weight: number;
  /** Percentile points that the usual own post gets by the platform's model, and by the own one: taken off. */
  usual: number;
  usualOwn: number;
  /** Points per standard deviation of a feature. */
  hand: Record<string, number>;
  words: WordWeights;
};
