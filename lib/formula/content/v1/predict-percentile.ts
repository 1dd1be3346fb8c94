import type { ContentDraft } from "../content-draft.ts";
import { judgeMedia } from "./judge-media.ts";
import { measureText, type TextFeature, type TextFeatures } from "./measure-text.ts";
import type { MeasuredDraft, Suggestion } from "./measured-draft.ts";
import { cutToLimit } from "./text-limits.ts";
import type { FeatureEffect, TextModel } from "./text-model.ts";
import { TEXT_MODELS } from "./text-models.ts";

/**
 * The predicted percentile of a draft among the posts of its platform: 50, what its text adds by the platform's model,
 * and what its media add by the platform's own recommendations.
 *
 * @param draft the measured draft
 * @returns 0–100, one decimal; 50 is like the platform's usual post, or not known
 * Source: ridge regression of the within-author percentile on hand features (text-models.ts), media-norms.ts.
 */
export function predictPercentile({ platform, format, text, media }: MeasuredDraft): number {
  const textPoints = text ? addUp(TEXT_MODELS[platform], text.features) : 0;
  const mediaPoints = media
    ? judgeMedia(platform, format, media).reduce((sum, { points }) => sum + points, 0)
    : 0;
  return Math.round(Math.min(100, Math.max(0, 50 + textPoints + mediaPoints)) * 10) / 10;
}

/**
 * Measures what the model looks at. Of a text only what the platform takes is measured.
 *
 * @param draft the draft, its media measured already
 * @returns the measured draft
 */
export function measureDraft({ platform, format, text, media }: ContentDraft): MeasuredDraft {
  const words = text === null ? null : cutToLimit(platform, format, text);
  return { platform, format, text: words === null ? null : { words, features: measureText(words) }, media };
}

/**
 * A suggestion with the lift that the model gives it.
 *
 * @param suggestion what to change, in words
 * @param now the draft as it is
 * @param changed the draft as it would be
 * @returns the suggestion; its lift is the difference of the two published scores
 */
export function liftOf(suggestion: string, now: MeasuredDraft, changed: MeasuredDraft): Suggestion {
  const lift = Math.round((predictPercentile(changed) - predictPercentile(now)) * 10) / 10;
  return { suggestion, lift, changed };
}

function addUp({ features }: TextModel, measured: TextFeatures): number {
  const effects = Object.entries(features) as [TextFeature, FeatureEffect][];
  return effects.reduce(
    (
      sum,
      [
        name,
        {
          coefficient,
          usual,
          range: [least, most],
        },
      ],
    ) => {
      const value = Math.min(most, Math.max(least, measured[name]));
      return sum + coefficient * (value - usual);
    },
    0,
  );
}
