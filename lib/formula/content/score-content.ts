import type { ContentDraft } from "./content-draft.ts";
import type { Predictor, Suggestion } from "./v1/measured-draft.ts";
import { measureDraft, predictPercentile } from "./v1/predict-percentile.ts";
import { suggestMedia } from "./v1/suggest-media.ts";
import { suggestText } from "./v1/suggest-text.ts";
import { findOverflow } from "./v1/text-limits.ts";

export type ContentScore = {
  modelVersion: string;
  /** Predicted percentile, 0–100, one decimal; 50 is like the usual post, or not known. */
  score: number;
  /** At most three. What the platform would not take comes first, then the greatest lift. */
  suggestions: Suggestion[];
};

const MOST_SUGGESTIONS = 3;
const LEAST_LIFT = 0.1;

/**
 * How a draft is likely to do, and what would make it do better by the same model.
 *
 * @param draft the draft, with what was measured in its media
 * @param predictor the models of its platform
 * @param version label of the model version
 * @returns the score, and suggestions with the lift that the model gives the changed draft (points, one decimal)
 * @throws RangeError when the version is unknown
 */
export function scoreContent(draft: ContentDraft, predictor: Predictor, version = "v1"): ContentScore {
  if (version !== "v1") throw new RangeError(`Unknown version of the content model: ${version}`);
  const measured = measureDraft(draft, predictor.read);
  const lifting = [...suggestText(measured, predictor), ...suggestMedia(measured, predictor)]
    .filter(({ lift }) => lift >= LEAST_LIFT)
    .sort((a, b) => b.lift - a.lift || (a.suggestion < b.suggestion ? -1 : 1));
  const overflow = findOverflow(draft);
  const needed = overflow === null ? [] : [{ suggestion: overflow, lift: 0, changed: measured }];
  return {
    modelVersion: version,
    score: predictPercentile(measured, predictor),
    suggestions: [...needed, ...lifting].slice(0, MOST_SUGGESTIONS),
  };
}
