import { loadSentimentModel } from "../models/load-sentiment-model.ts";

/**
 * By what comments are read now: the model that the operator trained, or the one that comes with Plinth. Scores of which
 * comments were read in two ways are not compared.
 */
export function currentReading(now: Date): string {
  return loadSentimentModel(now).reading;
}
