import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { formatCount, formatScore } from "#components/ui/format.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { figureOf, type Measure } from "#lib/goals/schemas.ts";

/** What a goal is set on: "Composite score", "Reach", "Days with a post a week on X". */
export function measureName(measure: Measure): string {
  const figure = figureOf(measure);
  if (figure === null)
    return measure === "composite" ? "Composite score" : PILLAR_WORDS[measure as Pillar].name;
  const on = PLATFORM_WORDS[figure.platform];
  return figure.figure === "days" ? `Days with a post a week on ${on}` : `Followers on ${on}`;
}

/** A value of it: scores and days with one decimal, followers without. */
export function measureValue(measure: Measure, value: number): string {
  return figureOf(measure)?.figure === "audience" ? formatCount(Math.round(value)) : formatScore(value);
}

/** "Reach 62.0". */
export function goalName({ measure, target }: { measure: Measure; target: number }): string {
  return `${measureName(measure)} ${measureValue(measure, target)}`;
}
