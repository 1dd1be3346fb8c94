import { measureText, stripMarks, type TextFeature } from "./measure-text.ts";
import type { MeasuredDraft, Suggestion } from "./measured-draft.ts";
import { liftOf } from "./predict-percentile.ts";
import { textLimit } from "./text-limits.ts";
import type { FeatureEffect } from "./text-model.ts";
import { TEXT_MODELS } from "./text-models.ts";

/** What can be taken out of a text without touching what it says. */
const REMOVALS: Partial<Record<TextFeature, string>> = {
  hashtags: "Leave the hashtags out",
  mentions: "Leave the mentions of other accounts out",
  links: "Leave the link out of the text",
  exclamations: "End sentences without exclamation marks",
  emoji: "Leave the emoji out",
};

/**
 * Changes of a draft's text that the platform's data support: only features of its model, in the direction of their
 * effect, no further than to the better quartile of the platform's texts.
 *
 * @param draft the measured draft
 * @returns suggestions in no order, also those without a lift
 */
export function suggestText(draft: MeasuredDraft): Suggestion[] {
  if (draft.text === null) return [];
  const { features } = TEXT_MODELS[draft.platform];
  const effects = Object.entries(features) as [TextFeature, FeatureEffect][];
  return effects.flatMap(([feature, effect]) =>
    feature === "length" ? suggestLength(draft, effect) : suggestRemoval(draft, feature, effect),
  );
}

function suggestLength(draft: MeasuredDraft, { coefficient, quartiles }: FeatureEffect): Suggestion[] {
  if (draft.text === null) return [];
  const now = Math.round(Math.expm1(draft.text.features.length));
  const [shorter, longer] = quartiles.map((value) => toTens(Math.expm1(value)));
  const wanted = coefficient > 0 ? Math.min(longer ?? now, textLimit(draft.platform)) : (shorter ?? now);
  if (coefficient > 0 ? wanted <= now : wanted >= now) return [];
  const features = { ...draft.text.features, length: Math.log1p(wanted) };
  const words = coefficient > 0 ? "Write more" : "Write less";
  return [
    liftOf(`${words}: about ${wanted} characters instead of ${now}`, draft, {
      ...draft,
      text: { ...draft.text, features },
    }),
  ];
}

function suggestRemoval(draft: MeasuredDraft, feature: TextFeature, effect: FeatureEffect): Suggestion[] {
  const suggestion = REMOVALS[feature];
  const isAsked = effect.coefficient < 0 && effect.quartiles[0] === 0;
  if (!suggestion || !isAsked || draft.text === null || draft.text.features[feature] === 0) return [];
  const words = stripMarks(draft.text.words, feature);
  // A text of nothing but marks has nothing left to post.
  if (words === "") return [];
  return [liftOf(suggestion, draft, { ...draft, text: { words, features: measureText(words) } })];
}

function toTens(characters: number): number {
  return Math.max(10, Math.round(characters / 10) * 10);
}
