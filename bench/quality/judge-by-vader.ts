import vader from "vader-sentiment";
import type { LabelledText } from "#lib/sentiment/fit/labelled-text.ts";
import type { Judged } from "./macro-f1.ts";

/** The line that VADER's authors draw. */
const VADER_LINE = 0.05;

/** What the npm library of VADER says of texts. */
export function judgeByVader(texts: Pick<LabelledText, "text" | "label">[]): Judged[] {
  return texts.map(({ text, label }) => {
    const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
    const said = compound >= VADER_LINE ? "positive" : compound <= -VADER_LINE ? "negative" : "neutral";
    return { label, said };
  });
}
