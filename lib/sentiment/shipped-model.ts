import { openSentimentModel, type SentimentFile, type SentimentModel } from "./sentiment-model.ts";
import file from "./weights/shipped.json" with { type: "json" };

let opened: SentimentModel | undefined;

/** The model that comes with Plinth; docs/model.md says what it rests on. */
export function shippedModel(): SentimentModel {
  opened ??= openSentimentModel(file as unknown as SentimentFile);
  return opened;
}
