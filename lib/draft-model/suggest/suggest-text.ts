import type { SupportedChange } from "../draft-model.ts";
import { stripMarks } from "../edit/strip-marks.ts";
import { indexOfFeature } from "../features/list-features.ts";
import { textLimit } from "../limits/text-limits.ts";
import type { MeasuredDraft, Predictor, Suggestion } from "../predict/measured-draft.ts";
import { liftOf, measureDraft } from "../predict/predict-percentile.ts";
import { adviseLength, adviseRemoval, NO_LINKS, REMOVABLE } from "./advise.ts";
import { breaksWithout, isGrief, isListing, isNeeded, isReply } from "./read-purpose.ts";

/** Features that grow and shrink with the length of a text. */
const LENGTHS = ["characters", "words", "sentences", "commas", "body_characters"];
/** Predictions differ by 2 to 7 points within an account; less than one is no reason to change a text. */
const MIN_LIFT = 1;
/** The largest change of length that is advised at once. */
const MAX_FACTOR = 2;

/**
 * Changes of a draft's text that the platform's data support: only features whose effect has the same sign in two sets of
 * accounts, in the direction of that sign; lengths no further than the better quartile of the platform's texts. What the
 * text needs stays, and a text of grief is left alone.
 *
 * @param draft the measured draft
 * @param score of the draft as it is
 * @param predictor the models
 * @returns suggestions in no order, each with a lift of a point or more
 */
export function suggestText(draft: MeasuredDraft, score: number, predictor: Predictor): Suggestion[] {
  if (draft.text === null || isGrief(draft)) return [];
  const scored = { draft, score };
  return predictor.model.changes.flatMap((change) =>
    change.feature === "characters"
      ? suggestLength(scored, change, predictor)
      : suggestRemoval(scored, change, predictor),
  );
}

type Scored = { draft: MeasuredDraft; score: number };

function suggestLength(
  { draft, score }: Scored,
  change: SupportedChange,
  predictor: Predictor,
): Suggestion[] {
  // The length of a story, a thread or a reply follows from what it is.
  if (draft.format === "story" || draft.format === "thread" || isReply(draft)) return [];
  const { rho } = change;
  const features = Float64Array.from(draft.post.features);
  const now = Math.round(Math.expm1(features[indexOfFeature("characters")] ?? 0));
  const [shorter, longer] = predictor.model.characters.map(toTens) as [number, number];
  const wanted =
    rho > 0
      ? Math.min(longer, textLimit(draft.platform), toTens(now * MAX_FACTOR))
      : Math.max(shorter, toTens(now / MAX_FACTOR));
  if (now === 0 || (rho > 0 ? wanted <= now : wanted >= now || isListing(draft))) return [];
  for (const index of LENGTHS.map(indexOfFeature))
    features[index] = Math.log1p((Math.expm1(features[index] ?? 0) * wanted) / now);
  const changed = { ...draft, post: { ...draft.post, features } };
  const advice = adviseLength(draft.platform, change, { now, wanted });
  return liftOf(advice, { score, changed, least: MIN_LIFT }, predictor);
}

function suggestRemoval(
  { draft, score }: Scored,
  change: SupportedChange,
  predictor: Predictor,
): Suggestion[] {
  const { feature, rho } = change;
  const { text, platform, post, rest } = draft;
  const isThere = [post, ...rest].some(({ features }) => (features[indexOfFeature(feature)] ?? 0) > 0);
  if (!REMOVABLE.includes(feature) || rho > 0 || !isThere || text === null) return [];
  const isOfNoUse = feature === "links" && NO_LINKS.includes(platform);
  const isLeft = isNeeded(draft, feature);
  if (!isOfNoUse && isLeft) return [];
  const without = stripMarks(text, feature);
  // Without its marks nothing of the text may be left.
  if (without === "" || without === text) return [];
  const measured = measureDraft({ ...draft, text: without }, predictor.read);
  // Sentences that would break are for people to reword: the lift is shown, but there is no text to apply.
  const changed = isLeft || breaksWithout(text, feature) ? { ...measured, text } : measured;
  return liftOf(adviseRemoval(platform, change), { score, changed, least: MIN_LIFT }, predictor);
}

function toTens(characters: number): number {
  return Math.max(10, Math.round(characters / 10) * 10);
}
