import { hash } from "node:crypto";
import { classifyTokens, type Tone } from "../sentiment/classify-sentiment.ts";
import type { SentimentModel } from "../sentiment/sentiment-model.ts";
import type { Token } from "../sentiment/tokenise.ts";

/** Some 100 bytes each. */
const MOST = 150_000;
/** An audit, the history after it and the next one read the same comments; later the memory is worth more. */
const KEPT_MS = 60_000;

type Label = Tone["label"];

let known = new WeakMap<SentimentModel, Map<string, Label>>();
let forgetting: NodeJS.Timeout | undefined;

/**
 * The tone of a comment by `classifyTokens`, read once by this process for a while: the text is remembered by its SHA-1 alone.
 * @param tokens of the text, by `tokenise`
 */
export function labelOf(text: string, tokens: Token[], model: SentimentModel): Label {
  const labels = labelsOf(model);
  const key = hash("sha1", text, "base64");
  const found = labels.get(key);
  if (found) return found;
  const { label } = classifyTokens(tokens, model);
  if (labels.size >= MOST) labels.clear();
  labels.set(key, label);
  return label;
}

function labelsOf(model: SentimentModel): Map<string, Label> {
  // Counted from the last use.
  forgetting = forgetting?.refresh() ?? setTimeout(forget, KEPT_MS).unref();
  const labels = known.get(model) ?? new Map<string, Label>();
  known.set(model, labels);
  return labels;
}

function forget(): void {
  known = new WeakMap();
}
