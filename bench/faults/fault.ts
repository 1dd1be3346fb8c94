import type { Stage } from "./stage.ts";

export type Outcome = {
  /** What was measured, with its unit. */
  figure: string;
  pass: boolean;
};

/** One of the faults that the product has to bear. */
export type Fault = {
  number: number;
  /** What happens. */
  title: string;
  /** What has to hold, with its figure. */
  bar: string;
  /** What of I1 to I7 is asserted in the database, in the receiver's log and by the clock once it is over. */
  invariants: Invariant[];
  run: (stage: Stage) => Promise<Outcome>;
};

export type Invariant = "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7";

/** What every fault of processes, database or network must leave whole. */
export const OF_ROWS: Invariant[] = ["I1", "I2", "I3", "I4", "I5"];
