import { PILLAR_WORDS } from "#components/score/score-words.ts";
import { formatCount, formatScore } from "#components/ui/format.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { figureOf, type Measure } from "#lib/goals/values.ts";

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

/** "Impact 62.0": what a goal is called where it is told as a goal. */
export function goalName({ measure, target }: { measure: Measure; target: number }): string {
  return `${measureName(measure)} ${measureValue(measure, target)}`;
}

/** The same as something to do, where a name with a figure would read as how things stand: "Reach a score of 68.0". */
export function goalAim({ measure, target }: { measure: Measure; target: number }): string {
  const value = measureValue(measure, target);
  const figure = figureOf(measure);
  if (figure === null)
    return measure === "composite"
      ? `Reach a score of ${value}`
      : `Bring ${measureName(measure)} to ${value}`;
  const on = PLATFORM_WORDS[figure.platform];
  return figure.figure === "days"
    ? `Post on ${value} days a week on ${on}`
    : `Reach ${value} followers on ${on}`;
}
