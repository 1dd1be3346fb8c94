import type { Platform } from "../../formula/names.ts";
import type { ContentFormat, ContentMedia } from "../content-draft.ts";
import type { AccountModel, AccountValidation, PlatformModel } from "../draft-model.ts";
import type { TextReader } from "../features/post-facts.ts";
import type { Junk } from "../junk/find-junk.ts";
import type { MeasuredPost } from "./predict-points.ts";

/** What predicts: the platform's model, what the account's own posts add to it, and what reads texts for them. */
export type Predictor = {
  model: PlatformModel;
  /** The account-specific model; null without one. */
  account: AccountModel | null;
  read: TextReader;
  /** How predictions did on the account's later posts; null or absent when that was not measured. */
  validation?: Pick<AccountValidation, "rho" | "n" | "interval"> | null;
};

/** A draft as the model sees it. */
export type MeasuredDraft = {
  platform: Platform;
  /** A format that the platform has. */
  format: ContentFormat;
  /** The text as far as the platform would take it; of a thread all of it. */
  text: string | null;
  media: ContentMedia | null;
  /** How surely the text is in a language, 0 to 1. */
  languageConfidence: number;
  /** The post, or the first one of a thread. */
  post: MeasuredPost;
  /** The other posts of a thread. */
  rest: readonly MeasuredPost[];
  /** Why the text is no post; null for an ordinary one, or none. Looked for when it is first asked. */
  junk: () => Junk | null;
  /** Whether the caller found harm in it. */
  isHarmful: boolean;
  /** How many hashtags it has, and the draft with the first three of them: measured when it is first asked for. */
  hashtags: number;
  fewer: () => MeasuredDraft;
};

/** One change of a draft, in words, with what the model gives the changed draft over the draft as it is. */
export type Suggestion = {
  suggestion: string;
  /** Points of the score, one decimal. */
  lift: number;
  changed: MeasuredDraft;
};
