import { PILLARS, PLATFORMS, type Platform } from "../formula/names.ts";

/** Open goals of a workspace: more than anybody works towards. */
export const MOST_OPEN_GOALS = 20;
/** All of them, also those that are over. */
export const MOST_GOALS = 200;
/** No pace of today says anything of a day further ahead. */
export const MOST_DAYS_AHEAD = 365;

/** Figures of a platform that a goal can be set on. */
const FIGURES = ["days", "audience"] as const;
type Figure = (typeof FIGURES)[number];

/** What a goal can be set on: the composite, a pillar, or a figure of a platform as "days:twitter". */
export const MEASURES = [
  "composite",
  ...PILLARS,
  ...PLATFORMS.flatMap((platform) => FIGURES.map((figure) => `${figure}:${platform}` as const)),
] as const;
export type Measure = (typeof MEASURES)[number];
/** A measure of the score, 0–100. */
export type ScoreMeasure = "composite" | (typeof PILLARS)[number];

/** The figure and platform of a measure; null of the score and its pillars. */
export function figureOf(measure: Measure): { figure: Figure; platform: Platform } | null {
  const [figure, platform] = measure.split(":");
  return platform === undefined ? null : { figure: figure as Figure, platform: platform as Platform };
}

/** The highest value that a measure can have. */
export function mostOf(measure: Measure): number {
  const figure = figureOf(measure)?.figure;
  return figure === undefined ? 100 : figure === "days" ? 7 : 1e10;
}

export const GOAL_STATUSES = ["open", "reached", "missed", "dropped"] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

/**
 * How a goal is doing at its pace. Behind only where even the upper bound falls short: what the bounds leave open is no news.
 *
 * @param target what is to be reached, in the unit of the pace
 */
export function judgePace({ value, high }: { value: number; high: number }, target: number): PaceVerdict {
  if (value >= target) return "on";
  return high >= target ? "open" : "behind";
}
export type PaceVerdict = "on" | "open" | "behind";
