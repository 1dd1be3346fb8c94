/** One line of the table of `npm run bench:quality`. */
export type Row = {
  part: "sentiment" | "drafts" | "formula";
  /** What was measured, of what, how. */
  name: string;
  platform?: string;
  figure: number;
  /** 95 % bootstrap interval, where there is one. */
  low?: number;
  high?: number;
  /** What it rests on: "7,159 texts". */
  n: string;
  /** The same figure of something simpler or published, and what that is. */
  baseline?: { figure: number; name: string };
  target?: { figure: number; is: "at least" | "at most" };
};

/** Whether a row reaches its target; null without one. */
export function isReached({ figure, target }: Row): boolean | null {
  if (!target) return null;
  return target.is === "at least" ? figure >= target.figure : figure <= target.figure;
}
