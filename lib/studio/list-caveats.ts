import { placeDraft } from "../draft-model/limits/place-draft.ts";
import { splitThread } from "../draft-model/limits/split-thread.ts";
import { isKindKnown } from "../draft-model/predict/mask-rare-kinds.ts";
import { FIRST_POST_WEIGHT, STORY_WEIGHT } from "../draft-model/predict/predict-percentile.ts";
import { shrinkageOf } from "../draft-model/predict/shrinkage.ts";
import type { ContentScore as ScoredContent } from "../draft-model/score-content.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import type { FoundPredictor } from "./find-predictor.ts";
import type { DraftInput } from "./schemas.ts";

/**
 * Caveats of this draft's score: how the draft was taken, and how far predictions were shrunk towards 50.
 * @param draft a draft of text
 * @returns sentences, in the order in which they were applied
 */
export function listCaveats(draft: DraftInput, scored: ScoredContent, predictor: FoundPredictor): string[] {
  const shrinkage = shrinkageOf(predictor);
  const { share } = scored.support;
  return [
    ...describePlacement(draft, predictor),
    ...(isLess(share)
      ? [`Few of those posts are like this text, so what speaks for it counts ${percent(share)}.`]
      : []),
    ...(isLess(shrinkage)
      ? [`Scores are drawn towards 50 by ${percent(1 - shrinkage)}: ${whyLess(predictor)}.`]
      : []),
  ];
}

/** Whether it is less than 100 % as printed. */
function isLess(share: number): boolean {
  return Math.round(share * 100) < 100;
}

/** Why `shrinkageOf` shrinks predictions. */
function whyLess({ account, validation, model: { heldOut } }: FoundPredictor): string {
  if (account !== null && validation !== null && validation.rho !== null && validation.n > 1) {
    if (validation.rho < (heldOut?.rho ?? 0))
      return "on your own posts, predictions did less well than on other accounts";
    return "predictions did little for other accounts, and your own posts do not prove more yet";
  }
  const before = account === null ? "" : "predictions could not be compared with your own posts yet, and ";
  const known = heldOut === null ? "was not measured" : "is known only roughly";
  return `${before}how well they do for new accounts ${known}`;
}

function describePlacement({ platform, format, content }: DraftInput, { model }: FoundPredictor): string[] {
  const placed = placeDraft(platform, format);
  if (placed.format === "thread") {
    const { parts, by } = splitThread(content);
    const posts = parts.length === 1 ? "one post" : `${parts.length} posts, split at ${by}`;
    return [
      `The thread was taken as ${posts}. That the first one decides ${percent(FIRST_POST_WEIGHT)} is an assumption: no public data covers threads.`,
    ];
  }
  if (placed.format === "story")
    return [
      `Those posts are from feeds; that they count ${percent(STORY_WEIGHT)} for a story is an assumption.`,
    ];
  if (placed.kind === null || placed.format === "post") return [];
  return [
    isKindKnown(placed.kind, model)
      ? "The type of post is taken from the format."
      : `Hardly any of those posts on ${PLATFORM_WORDS[platform]} were in that format, so the format itself says nothing.`,
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
