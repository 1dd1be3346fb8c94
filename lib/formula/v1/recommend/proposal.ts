import type { FormulaInput } from "../../formula-input.ts";
import type { Pillar } from "../../names.ts";

/** A change of inputs that the brand can make, before the formula has said what it gives. */
export type Proposal = {
  /** Proposals with the same topic say the same; only the one that gives most is kept. */
  topic: string;
  pillar: Pillar;
  action: string;
  evidence: string;
  /** The brand's data as they would be after the change. */
  changed: FormulaInput;
  /** 0–1: how much of the computed change the evidence lets us promise. */
  certainty: number;
};
