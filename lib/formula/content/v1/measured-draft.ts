import type { Platform } from "../../names.ts";
import type { ContentFormat, ContentMedia } from "../content-draft.ts";
import type { OwnModel, PlatformModel } from "./draft-model.ts";
import type { TextReader } from "./features/post-facts.ts";
import type { MeasuredPost } from "./predict-points.ts";

/** What predicts: the platform's model, what the workspace's own posts add to it, and what reads texts for them. */
export type Predictor = { model: PlatformModel; own: OwnModel | null; read: TextReader };

/** A draft as the model sees it. */
export type MeasuredDraft = {
  platform: Platform;
  format: ContentFormat;
  /** The text as far as the platform would take it. */
  text: string | null;
  media: ContentMedia | null;
  post: MeasuredPost;
};

/** One change of a draft, in words, with what the model gives the changed draft over the draft as it is. */
export type Suggestion = {
  suggestion: string;
  /** Points of the score, one decimal. */
  lift: number;
  changed: MeasuredDraft;
};
