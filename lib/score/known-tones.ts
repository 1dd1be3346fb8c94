import { hash } from "node:crypto";
import { classifyTokens, type Tone } from "../sentiment/classify-sentiment.ts";
import type { SentimentModel } from "../sentiment/sentiment-model.ts";
import type { Token } from "../sentiment/tokenise.ts";

/** Some 100 bytes each. */
const MOST = 150_000;
/** An audit, the history after it and the next one read the same comments; later the memory is worth more. */
const KEPT_MS = 60_000;

/** What is remembered of a tone. */
export type KnownTone = Pick<Tone, "label" | "language">;

let known = new WeakMap<SentimentModel, Map<string, KnownTone>>();
/** There are few different ones, so that each is one object. */
const same = new Map<string, KnownTone>();
let forgetting: NodeJS.Timeout | undefined;

/**
 * The tone of a comment by `classifyTokens`, read once by this process for a while: the text is remembered by its SHA-1 alone.
 * @param tokens of the text, by `tokenise`
 */
export function toneOf(text: string, tokens: Token[], model: SentimentModel): KnownTone {
  const tones = tonesOf(model);
  const key = hash("sha1", text, "base64");
  const found = tones.get(key);
  if (found) return found;
  const { label, language } = classifyTokens(tokens, model);
  const tone = oneOf({ label, language });
  if (tones.size >= MOST) tones.clear();
  tones.set(key, tone);
  return tone;
}

/** As many as there are languages, times four. */
function oneOf(tone: KnownTone): KnownTone {
  const name = `${tone.label} ${tone.language}`;
  const known = same.get(name);
  if (known) return known;
  same.set(name, tone);
  return tone;
}

function tonesOf(model: SentimentModel): Map<string, KnownTone> {
  // Counted from the last use.
  forgetting = forgetting?.refresh() ?? setTimeout(forget, KEPT_MS).unref();
  const tones = known.get(model) ?? new Map<string, KnownTone>();
  known.set(model, tones);
  return tones;
}

function forget(): void {
  known = new WeakMap();
}
