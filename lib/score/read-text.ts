import { isSpam } from "../sentiment/find-spam.ts";
import type { SentimentModel } from "../sentiment/sentiment-model.ts";
import { tokenise } from "../sentiment/tokenise.ts";
import { type FoldedComment, foldComment } from "./fold-comment.ts";
import { type KnownTone, toneOf } from "./known-tones.ts";

/** What a comment says by itself, whoever wrote it and whatever was said before. */
export type ReadText = {
  /** Null where it was not asked for. */
  tone: KnownTone | null;
  isSpam: boolean;
  folded: FoldedComment;
};

/** @param withTone the tone takes most of the time, and not every comment needs it */
export function readText(text: string, model: SentimentModel, withTone: boolean): ReadText {
  const tokens = tokenise(text);
  const tone = withTone ? toneOf(text, tokens, model) : null;
  return { tone, isSpam: isSpam(text, tokens), folded: foldComment(text, tokens) };
}
