import type { SupportedChange } from "./draft-model.ts";
import { indexOfFeature } from "./features/list-features.ts";
import type { MeasuredDraft, Predictor, Suggestion } from "./measured-draft.ts";
import { liftOf, measureDraft } from "./predict-percentile.ts";
import { REMOVALS, stripMarks } from "./strip-marks.ts";
import { textLimit } from "./text-limits.ts";

/** Grows and shrinks with the length of a text. */
const LENGTHS = ["characters", "words", "sentences", "commas", "body_characters"];

/**
 * Changes of a draft's text that the platform's data support: only features whose sign two sets of accounts share, in the
 * direction of that sign, lengths no further than to the better quartile of the platform's texts.
 *
 * @param draft the measured draft
 * @param predictor the models
 * @returns suggestions in no order, also those without a lift
 */
export function suggestText(draft: MeasuredDraft, predictor: Predictor): Suggestion[] {
  if (draft.text === null) return [];
  return predictor.model.changes.flatMap((change) =>
    change.feature === "characters"
      ? suggestLength(draft, change, predictor)
      : suggestRemoval(draft, change, predictor),
  );
}

function suggestLength(draft: MeasuredDraft, { rho }: SupportedChange, predictor: Predictor): Suggestion[] {
  const features = Float64Array.from(draft.post.features);
  const now = Math.round(Math.expm1(features[indexOfFeature("characters")] ?? 0));
  const [shorter, longer] = predictor.model.characters.map(toTens) as [number, number];
  const wanted = rho > 0 ? Math.min(longer, textLimit(draft.platform)) : shorter;
  if (now === 0 || (rho > 0 ? wanted <= now : wanted >= now)) return [];
  for (const index of LENGTHS.map(indexOfFeature))
    features[index] = Math.log1p((Math.expm1(features[index] ?? 0) * wanted) / now);
  const words = rho > 0 ? "Write more" : "Write less";
  const changed = { ...draft, post: { ...draft.post, features } };
  return [liftOf(`${words}: about ${wanted} characters instead of ${now}`, draft, changed, predictor)];
}

function suggestRemoval(
  draft: MeasuredDraft,
  { feature, rho }: SupportedChange,
  predictor: Predictor,
): Suggestion[] {
  const suggestion = REMOVALS[feature];
  const isThere = (draft.post.features[indexOfFeature(feature)] ?? 0) > 0;
  if (!suggestion || rho > 0 || !isThere || draft.text === null) return [];
  const text = stripMarks(draft.text, feature);
  // A text of nothing but marks has nothing left to post.
  if (text === "") return [];
  return [liftOf(suggestion, draft, measureDraft({ ...draft, text }, predictor.read), predictor)];
}

function toTens(characters: number): number {
  return Math.max(10, Math.round(characters / 10) * 10);
}
