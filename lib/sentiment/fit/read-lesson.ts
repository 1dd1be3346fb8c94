import { prepareText } from "../prepare-text.ts";
import type { SentimentModel } from "../sentiment-model.ts";
import { type Token, tokenise } from "../tokenise.ts";
import type { LabelledText } from "./labelled-text.ts";

/** A labelled text and its tokens as they are judged. */
export type Lesson = { text: LabelledText; tokens: Token[] };

export function readLesson(text: LabelledText, { vocabularies }: SentimentModel): Lesson {
  const tokens = tokenise(text.text);
  const vocabulary = vocabularies.get(text.language);
  return { text, tokens: vocabulary ? prepareText(tokens, vocabulary) : tokens };
}
