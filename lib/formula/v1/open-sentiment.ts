import type { FormulaInput } from "../formula-input.ts";
import type { ChangeComments } from "../version.ts";
import { publishPillars } from "./compose-pillars.ts";
import { preparePillars } from "./measure-pillars.ts";
import type { Formula } from "./score-brand.ts";

const SENTIMENT = "sentiment";

/**
 * What the sentiment of a brand is when its comments change, as `openSentiment` of a version says it; 50 of a formula without
 * that pillar.
 *
 * @throws RangeError when a date is no day
 */
export function openSentiment<P extends string>(
  input: FormulaInput,
  { pillars, registry }: Pick<Formula<P>, "pillars" | "registry">,
): (change: ChangeComments) => number {
  const prepared = preparePillars(input, registry);
  const definition = pillars.find(({ pillar }) => pillar === SENTIMENT);
  return (change) => {
    const platforms = prepared.platforms.map((one) => ({
      ...one,
      comments: one.comments.map((day) => change(day, one.platform)),
    }));
    const inputs = definition?.measure({ ...prepared, platforms }) ?? [];
    return publishPillars<string>(inputs, [SENTIMENT])[SENTIMENT] as number;
  };
}
