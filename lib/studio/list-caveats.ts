import { placeDraft } from "../draft-model/limits/place-draft.ts";
import { splitThread } from "../draft-model/limits/split-thread.ts";
import { isKindKnown } from "../draft-model/predict/forget-rare-kinds.ts";
import { FIRST_OF_THREAD, STORY, trustPredictor } from "../draft-model/predict/predict-percentile.ts";
import type { ContentScore as ScoredContent } from "../draft-model/score-content.ts";
import { PLATFORM_WORDS } from "../formula/platform-words.ts";
import type { FoundPredictor } from "./find-predictor.ts";
import type { DraftInput } from "./schemas.ts";

/**
 * What holds of this very draft's score: how it was counted, and by how much predictions were drawn towards 50.
 * @param draft a draft of text
 * @returns sentences, in the order in which they were applied
 */
export function listCaveats(draft: DraftInput, scored: ScoredContent, predictor: FoundPredictor): string[] {
  const trust = trustPredictor(predictor);
  const { share } = scored.support;
  return [
    ...describePlacement(draft, predictor),
    ...(isLess(share)
      ? [`Few of those posts are like this text: what speaks for it counts ${percent(share)}.`]
      : []),
    ...(isLess(trust)
      ? [`Scores are drawn towards 50 by ${percent(1 - trust)}: ${whyLess(predictor)}.`]
      : []),
  ];
}

/** Of less than 100 % as it is printed. */
function isLess(share: number): boolean {
  return Math.round(share * 100) < 100;
}

/** Why predictions are not taken in full, as `trustPredictor` judges it. */
function whyLess({ own, evidence, model: { heldOut } }: FoundPredictor): string {
  if (own !== null && evidence !== null && evidence.rho !== null && evidence.n > 1) {
    if (evidence.rho < (heldOut?.rho ?? 0))
      return "on the own posts predictions did less well than on other accounts";
    return "predictions did little for other accounts, and the own posts do not prove more yet";
  }
  const before = own === null ? "" : "predictions could not be compared with the own posts yet, and ";
  const known = heldOut === null ? "was not measured" : "is known only roughly";
  return `${before}how well they do for new accounts ${known}`;
}

function describePlacement({ platform, format, content }: DraftInput, { model }: FoundPredictor): string[] {
  const placed = placeDraft(platform, format);
  if (placed.format === "thread") {
    const { parts, by } = splitThread(content);
    const posts = parts.length === 1 ? "one post" : `${parts.length} posts, split at ${by}`;
    return [
      `The thread was taken as ${posts}. That the first one decides ${percent(FIRST_OF_THREAD)} is an assumption: no public data show threads.`,
    ];
  }
  if (placed.format === "story")
    return [
      `Those posts are of feeds; that what they say counts ${percent(STORY)} for a story is an assumption.`,
    ];
  if (placed.kind === null || placed.format === "post") return [];
  return [
    isKindKnown(placed.kind, model)
      ? "The kind of the post is taken from the format."
      : `Hardly any of those posts on ${PLATFORM_WORDS[platform]} were of that format, so that the format itself says nothing.`,
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
