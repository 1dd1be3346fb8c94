import { loadSentimentModel } from "../models/load-sentiment-model.ts";
import { packReads } from "./pack-reads.ts";
import { readText } from "./read-text.ts";
import type { AnsweredTexts, AskedTexts } from "./reading-threads.ts";

/** What a thread answers to `readInThread`. */
export function readAskedTexts({ id, texts, withTone, reading }: AskedTexts): AnsweredTexts {
  const model = loadSentimentModel(new Date());
  if (model.reading !== reading) return { id, reads: null };
  return { id, reads: packReads(texts.map((text, at) => readText(text, model, at >= withTone))) };
}
