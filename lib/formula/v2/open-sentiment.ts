import type { FormulaInput } from "../formula-input.ts";
import type { ChangeComments } from "../version.ts";
import { composePillar, publishPillar } from "./compose-pillars.ts";
import { prepareProfiles } from "./measure-brand.ts";
import { measureSentiment } from "./measure-sentiment.ts";
import type { Correlations } from "./reference/reference-table.ts";
import { weighProfiles } from "./weigh-profiles.ts";

/**
 * What the sentiment of a brand is when its comments change, as `openSentiment` of a version says it.
 *
 * @throws RangeError when a date is no day
 */
export function openSentiment(
  input: FormulaInput,
  correlations: Correlations,
): (change: ChangeComments) => number {
  const weighed = weighProfiles(prepareProfiles(input));
  return (change) => {
    const changed = weighed.map((one) => {
      const { platform, comments } = one.profile;
      return { ...one, profile: { ...one.profile, comments: comments.map((day) => change(day, platform)) } };
    });
    return publishPillar(composePillar(measureSentiment(changed), correlations));
  };
}
