import { z } from "zod";
import { LEVER_KINDS } from "../formula/lever.ts";
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

const MeasureName = z.enum(MEASURES, { error: "must be something a goal can be set on" });
const Target = z
  .number({ error: "must be a number" })
  .positive({ error: "must be above 0" })
  .max(1e10, { error: "must be at most 10,000,000,000" });
const Day = z.iso.date({ error: "must be a date, YYYY-MM-DD" });

export const GoalBody = z.object({
  measure: MeasureName,
  target: Target,
  /** UTC day by whose end it is to be reached. */
  due_on: Day,
});
export const GoalChanges = z.object({
  target: Target.optional(),
  due_on: Day.optional(),
  /** Given up, or taken up again. */
  dropped: z.boolean().optional(),
});
export const GoalParams = z.object({ workspace_id: z.string(), goal_id: z.string() });
export const DeletedGoal = z.object({ id: z.string(), deleted: z.literal(true) });

export const GOAL_STATUSES = ["open", "reached", "missed", "dropped"] as const;
export type GoalStatus = (typeof GOAL_STATUSES)[number];

export const Goal = z.object({
  id: z.string(),
  measure: MeasureName,
  target: z.number(),
  due_on: z.iso.date(),
  status: z.enum(GOAL_STATUSES),
  /** Where it stood when it was set. */
  start_value: z.number(),
  created_on: z.iso.date(),
  /** The first day on which the target was there; null until then. */
  reached_on: z.iso.date().nullable(),
  /** Null of a member who has gone. */
  created_by: z.string().nullable(),
});

const Change = z.object({
  kind: z.enum(LEVER_KINDS),
  platform: z.enum(PLATFORMS),
  /** Null where the brand has one account there. */
  handle: z.string().nullable(),
  from: z.number(),
  to: z.number(),
  /** The best of the brand's own 13 weeks, and which those were. */
  best: z.number(),
  best_from: z.iso.date(),
  best_to: z.iso.date(),
  extra_posts: z.number(),
});
export const Way = z.object({
  changes: z.array(Change),
  /** What the formula gives for the measure, and for the composite; null where it is no score. */
  value: z.number(),
  composite: z.number().nullable(),
});

/** Whether a target lies within what the brand has done. */
export const Reachable = z.object({
  verdict: z.enum(["within", "beyond", "unknown"]),
  /** The best that can be told; null where nothing can. */
  best: z.number().nullable(),
  ways: z.array(Way),
  best_way: Way.nullable(),
  /** For how many days the changes are taken to be kept up. */
  kept_days: z.number(),
  /** The day of the score that they start from; null without one. */
  as_of: z.iso.date().nullable(),
});

export type GoalBody = z.infer<typeof GoalBody>;
export type GoalChanges = z.infer<typeof GoalChanges>;
export type Goal = z.infer<typeof Goal>;
export type DeletedGoal = z.infer<typeof DeletedGoal>;
export type Reachable = z.infer<typeof Reachable>;
export type Way = z.infer<typeof Way>;
export type WayChange = z.infer<typeof Change>;

/** A day's value of a history. */
export type DayValue = { date: string; value: number };

/** Where a history will be on a day if it goes on as it goes. */
export type Pace =
  | {
      kind: "told";
      /** On the day that is asked for, with the bounds that hold it in nine cases of ten. */
      value: number;
      low: number;
      high: number;
      /** What it moves a week. */
      weekly: number;
      /** The day from which on it is looked at, and whole weeks from then on. */
      since: string;
      weeks: number;
    }
  /** So many weeks more are needed. */
  | { kind: "early"; weeksLeft: number }
  /** Nothing newer is known. */
  | { kind: "stale"; newest: string | null };

/** A goal with where it stands, and where it will end; the latter of open ones. */
export type GoalStanding = { goal: Goal; value: number | null; pace: Pace | null };

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
