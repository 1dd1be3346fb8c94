import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { Change } from "./change.tsx";

type Props = {
  pillar: Pillar;
  change: string;
  /** Since the audit before; null with the first one. */
  difference: BasisDifference | null;
};

/**
 * How a pillar moved since the audit before; in words where it was computed by another formula, and where it was not known on one
 * side: there 50 stands for nothing.
 */
export function PillarChange({ pillar, change, difference }: Props) {
  if (difference?.formula) return <Words>another formula</Words>;
  const knowledge = difference?.pillars[pillar] ?? "known";
  if (knowledge !== "known") return <Words>{knowledge}</Words>;
  return <Change change={change} isComparable={difference === null || difference.platforms === null} />;
}

function Words({ children }: { children: string }) {
  return <span className="text-xs leading-snug text-soft">{children}</span>;
}
