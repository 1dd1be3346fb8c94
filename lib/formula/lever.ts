import type { FormulaInput } from "./formula-input.ts";
import type { Platform } from "./names.ts";

/** What a brand can change, in the order in which changes are applied: new posts are like those that have become better. */
export const LEVER_KINDS = ["interactions", "exposure", "answering", "days"] as const;
export type LeverKind = (typeof LEVER_KINDS)[number];

/** Something that a brand can change, as far as it has done so before. */
export type Lever = {
  kind: LeverKind;
  platform: Platform;
  /** Null where profiles are not kept apart. */
  profile: string | null;
  /** As it is: days a week, figures of the typical post, or the share of critical comments. */
  from: number;
  /** The best of the brand's own windows of 13 weeks, and when that was. */
  best: number;
  bestFrom: string;
  bestTo: string;
  /** Values to try, in the unit of `from`, the nearest first; the last is the furthest that is ever promised. */
  steps: number[];
  /** Posts a week beyond today's that a value takes; 0 for what is no matter of number. */
  extraPosts: (value: number) => number;
  /**
   * The data with as much of the change in them as there will be when it has been kept up for so many days, 1 or more. What it
   * does is told by the data that it is given, so that levers can be applied one after the other.
   */
  apply: (input: FormulaInput, value: number, keptDays: number) => FormulaInput;
};
