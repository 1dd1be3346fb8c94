import type { TextFeature } from "./measure-text.ts";

/** What one feature of a text does to a post's rank among its author's posts, as public posts of a platform show it. */
export type FeatureEffect = {
  /** Percentile points per unit of the feature, all other features of the model held fixed. */
  coefficient: number;
  /** Mean over authors; a text with this value is neither better nor worse for it. */
  usual: number;
  /** 1st and 99th percentile of the texts: beyond them nothing is known, and nothing is added. */
  range: [number, number];
  quartiles: [number, number];
  /** Mean over authors of the rank correlation of this feature alone within the author, and authors who vary in it. */
  rho: number;
  authors: number;
};

/** The text model of one platform. Only features whose sign the platform's data support are in it. */
export type TextModel = {
  authors: number;
  posts: number;
  /** Mean rank correlation within authors that took no part in selection and fit, with its 95 % interval over authors; null without features. */
  heldOut: { rho: number; from: number; to: number } | null;
  /** Median over authors of the standard deviation of ln(1 + what the platform's posts are judged by). */
  spread: number;
  features: Partial<Record<TextFeature, FeatureEffect>>;
};
