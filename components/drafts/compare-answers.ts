import { type Comparison, compareScores } from "#lib/draft-model/predict/concordance.ts";
import type { PageScore } from "#lib/studio/schemas.ts";
import { certaintyOf } from "./evidence-words.ts";

export type Compared = Comparison & {
  /** Which one has the higher score. */
  higher: 0 | 1;
  scores: readonly [number, number];
  apart: number;
  /** Beyond noise, and so often that one may call it likely. */
  isLikely: boolean;
};

/** Of 100 pairs, about two of three; fewer are only a little more than a toss of a coin gives. */
const LIKELY = 65;

/** Two answers beside each other; null while one is missing, or when they are of different places. */
export function compareAnswers(a: PageScore | null, b: PageScore | null, isText: boolean): Compared | null {
  if (!a || !b || a.platform !== b.platform || a.format !== b.format) return null;
  const comparison = compareScores([a.score, b.score], isText ? certaintyOf(a.evidence) : null);
  return {
    ...comparison,
    higher: b.score > a.score ? 1 : 0,
    scores: [a.score, b.score],
    apart: Math.abs(a.score - b.score),
    isLikely: comparison.isBeyondNoise && comparison.chance >= LIKELY,
  };
}
