import type { Platform } from "../../names.ts";
import type { ContentFormat, ContentMedia } from "../content-draft.ts";
import type { TextFeatures } from "./measure-text.ts";

/** A draft as the model sees it. */
export type MeasuredDraft = {
  platform: Platform;
  format: ContentFormat;
  /** The text as far as the platform would take it, with its features. */
  text: { words: string; features: TextFeatures } | null;
  media: ContentMedia | null;
};

/** One change of a draft, in words, with what the model gives the changed draft over the draft as it is. */
export type Suggestion = {
  suggestion: string;
  /** Points of the score, one decimal. */
  lift: number;
  changed: MeasuredDraft;
};
