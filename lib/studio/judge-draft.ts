import { predictionInterval } from "../draft-model/predict/concordance.ts";
import type { ContentScore as ScoredContent } from "../draft-model/score-content.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import { roundTo } from "../statistics/round-to.ts";
import type { FoundPredictor } from "./find-predictor.ts";
import type { ContentEvidence, DraftInput } from "./schemas.ts";

/** Between which percentiles 8 of 10 posts with this score end. */
export function describeInterval(
  { score }: ScoredContent,
  { account, validation, model }: FoundPredictor,
  isText: boolean,
): ContentEvidence["interval"] {
  const rho = account ? (validation?.rho ?? null) : (model.heldOut?.rho ?? null);
  const { low, high } = predictionInterval(score, isText ? rho : null);
  return {
    low: roundTo(Math.min(low, score), 1),
    high: roundTo(Math.max(high, score), 1),
    coverage: 0.8,
  };
}

/**
 * That a text alone is not shown to say how a post does on its platform, in one sentence; null where it is, or where own
 * posts are learnt from.
 */
export function noteUnproven(
  { platform }: DraftInput,
  { score }: ScoredContent,
  { account, model }: FoundPredictor,
): string | null {
  if (account !== null || (model.heldOut?.from ?? 0) > 0) return null;
  const so = score === 50 ? '50 only means "not known"' : "this score is little more than a guess";
  return `On ${PLATFORM_WORDS[platform]} a text alone is not shown to say how a post does, so ${so}`;
}

/** Whether a file was read; null for a text. */
export function describeMedia(isText: boolean, unread: string | null): ContentEvidence["media"] {
  return isText ? null : { read: unread === null, reason: unread };
}
