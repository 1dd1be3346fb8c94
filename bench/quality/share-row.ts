import { formatNumber } from "#lib/text/words.ts";
import { wilsonInterval } from "../wilson-interval.ts";
import type { Row } from "./row.ts";

/** A share of true values with Wilson's interval. */
export function shareRow(name: string, outcomes: readonly boolean[], noun: string, target?: number): Row {
  const n = outcomes.length;
  const held = outcomes.filter(Boolean).length;
  return {
    part: "formula",
    name,
    figure: held / n,
    ...wilsonInterval(held, n),
    n: `${formatNumber(n)} ${noun}`,
    ...(target !== undefined && { target: { figure: target, is: "at least" } as const }),
  };
}
