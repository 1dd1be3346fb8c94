import { hash } from "node:crypto";
import { join } from "node:path";
import { env } from "../env.ts";
import { openSentimentModel, type SentimentFile, type SentimentModel } from "../sentiment/sentiment-model.ts";
import { shippedModel } from "../sentiment/shipped-model.ts";
import { watchFile } from "./watch-file.ts";

/** Where `model train` leaves the model of sentiment. */
export function sentimentModelPath(): string {
  return join(env().PLINTH_DATA_DIR, "models", "sentiment.json");
}

/** The model of sentiment: the one that the operator trained, else the one that comes with Plinth. */
export const loadSentimentModel: (now: Date) => SentimentModel = watchFile({
  name: "sentiment",
  path: sentimentModelPath,
  read: (text) => {
    const file = JSON.parse(text) as SentimentFile;
    if (file.format !== "plinth-sentiment-2") throw new Error(`the format is ${file.format}`);
    return openSentimentModel(file, ` ${hash("sha256", text).slice(0, 12)}`);
  },
  shipped: shippedModel,
});
