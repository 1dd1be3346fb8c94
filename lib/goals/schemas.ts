import { z } from "zod";
import { LEVER_KINDS } from "../formula/lever.ts";
import { PLATFORMS } from "../formula/names.ts";
import { GOAL_STATUSES, MEASURES } from "./values.ts";

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
