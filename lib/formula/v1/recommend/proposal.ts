import type { FormulaInput } from "../../formula-input.ts";
import type { Pillar } from "../../names.ts";

/** A change of inputs that the brand can make, before the formula has said what it gives. */
export type Proposal = {
  /** Key of the change, the same in every audit; proposals with the same key say the same: the best of them is kept. */
  change: string;
  pillar: Pillar;
  action: string;
  evidence: string;
  /** The brand's data as they would be after the change. */
  changed: FormulaInput;
  /** 0–1: how much of the computed change the evidence lets us promise. */
  certainty: number;
};
