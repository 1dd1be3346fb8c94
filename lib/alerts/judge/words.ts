import type { Pillar } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import { figureOf, type Measure } from "../../goals/values.ts";

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** "24 November". @param day YYYY-MM-DD */
export function dayWords(day: string): string {
  return DAY.format(new Date(day));
}

/** "Score", or the name of a pillar. */
export function scoreWord(measure: "composite" | Pillar): string {
  return measure === "composite" ? "Score" : `${measure.charAt(0).toUpperCase()}${measure.slice(1)}`;
}

/** What a goal is set on, with a value of it: "Reach 62.0", "2,400 followers on Instagram". */
export function measureWords(measure: Measure, value: number): string {
  const figure = figureOf(measure);
  if (figure === null) return `${scoreWord(measure as "composite" | Pillar)} ${value.toFixed(1)}`;
  const on = PLATFORM_WORDS[figure.platform];
  return figure.figure === "days"
    ? `${value.toFixed(1)} days with a post a week on ${on}`
    : `${Math.round(value).toLocaleString("en-GB")} followers on ${on}`;
}

/** "1 day", "7 days". */
export function countWords(count: number, one: string): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : `${one}s`}`;
}
