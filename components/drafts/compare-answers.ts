import { type Comparison, compareScores } from "#lib/draft-model/predict/concordance.ts";
import type { PageScore } from "#lib/studio/schemas.ts";
import { certaintyOf } from "./evidence-words.ts";

export type Compared = Comparison & {
  /** The two highest, by their places: the higher one first. */
  pair: readonly [number, number];
  /** Theirs, in the same order. */
  scores: readonly [number, number];
  apart: number;
  /** Beyond noise, and so often that one may call it likely. */
  isLikely: boolean;
};

/** Of 100 pairs, about two of three; fewer are only a little more than a toss of a coin gives. */
const LIKELY = 65;

/** The highest answer beside the next one; null while one of them is missing, or when they are of different places. */
export function compareAnswers(answers: readonly (PageScore | null)[], isText: boolean): Compared | null {
  const known = answers.flatMap((answer, at) => (answer ? [{ answer, at }] : []));
  if (known.length < answers.length) return null;
  const [first, second] = known.sort((a, b) => b.answer.score - a.answer.score || a.at - b.at);
  if (!first || !second) return null;
  const isElsewhere = ({ answer }: typeof first) =>
    answer.platform !== first.answer.platform || answer.format !== first.answer.format;
  if (known.some(isElsewhere)) return null;
  const scores = [first.answer.score, second.answer.score] as const;
  const comparison = compareScores(scores, isText ? certaintyOf(first.answer.evidence) : null);
  return {
    ...comparison,
    pair: [first.at, second.at],
    scores,
    apart: scores[0] - scores[1],
    isLikely: comparison.isBeyondNoise && comparison.chance >= LIKELY,
  };
}
