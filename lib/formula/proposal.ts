import type { FormulaInput } from "./formula-input.ts";
import type { CountedComments, PostExample, RestsOn } from "./formula-result.ts";
import type { Pillar } from "./names.ts";

/** A change of inputs that the brand can make, before the formula has said what it gives. */
export type Proposal<P extends string = Pillar> = {
  /** Key of the change, the same in every audit: different pieces of advice have different keys. */
  change: string;
  /** Proposals of one group are alternatives: only the best of them is recommended. */
  group: string;
  pillar: P;
  action: string;
  /** Posts that the action refers to, the best first. */
  examples?: PostExample[];
  /** Posts that the evidence rests on, by id: they are not named in any words. */
  posts?: RestsOn;
  /** Comments that the evidence counts. */
  comments?: CountedComments;
  evidence: string;
  /** The brand's data as they would be if it had always made the change. */
  changed: FormulaInput;
  /**
   * The data with as much of the change in them as the pillar's window will hold when it has been kept up for so many days,
   * 1 or more.
   */
  changedFor: (keptDays: number) => FormulaInput;
  /** Whether it was tested against the brand's own noise and repeats, so that its gain need not be beyond that of the score. */
  isTested?: true;
  /** 0–1: how much of the computed change the evidence supports. */
  shrinkage: number;
};
