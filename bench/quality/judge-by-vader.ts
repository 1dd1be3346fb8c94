import vader from "vader-sentiment";
import type { LabelledText } from "#lib/sentiment/fit/labelled-text.ts";
import type { Judged } from "./macro-f1.ts";

/** The threshold of VADER's authors. */
const VADER_LINE = 0.05;

/** How the npm library of VADER labels texts. */
export function judgeByVader(texts: Pick<LabelledText, "text" | "label">[]): Judged[] {
  return texts.map(({ text, label }) => {
    const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
    const said = compound >= VADER_LINE ? "positive" : compound <= -VADER_LINE ? "negative" : "neutral";
    return { label, said };
  });
}
