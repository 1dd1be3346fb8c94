import { formatNumber } from "#lib/text/words.ts";
import type { Row } from "./row.ts";

/** A share of true values with Wilson's interval. */
export function shareRow(name: string, outcomes: readonly boolean[], noun: string, target?: number): Row {
  const n = outcomes.length;
  const share = outcomes.filter(Boolean).length / n;
  const z = 1.96 ** 2;
  const middle = (share + z / (2 * n)) / (1 + z / n);
  const margin = (1.96 / (1 + z / n)) * Math.sqrt((share * (1 - share)) / n + z / (4 * n * n));
  return {
    part: "formula",
    name,
    figure: share,
    low: Math.max(0, middle - margin),
    high: Math.min(1, middle + margin),
    n: `${formatNumber(n)} ${noun}`,
    ...(target !== undefined && { target: { figure: target, is: "at least" } as const }),
  };
}
