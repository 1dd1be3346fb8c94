import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { Change } from "./change.tsx";
import { isUnclear } from "./unclear-pillars.ts";

type Props = {
  pillar: Pillar;
  change: string;
  /** Since the audit before; null with the first one. */
  difference: BasisDifference | null;
  /** What chance alone explains of it, points to either side; undefined where that is not known. */
  noise?: number | undefined;
};

/**
 * How a pillar moved since the audit before; in words where it was not known on one side: there 50 stands for nothing. Where it was
 * computed by another formula, a dash: the score says so for all of them.
 */
export function PillarChange({ pillar, change, difference, noise }: Props) {
  if (difference?.formula) return <NotComparable />;
  const knowledge = difference?.pillars[pillar] ?? "known";
  if (knowledge !== "known") return <Words>{knowledge}</Words>;
  return (
    <Change
      change={change}
      isNoise={isUnclear(change, noise)}
      isComparable={difference === null || difference.platforms === null}
    />
  );
}

export function NotComparable() {
  return (
    <span className="text-faint">
      <span aria-hidden="true">–</span>
      <span className="sr-only">not comparable</span>
    </span>
  );
}

function Words({ children }: { children: string }) {
  return <span className="text-xs leading-snug text-soft">{children}</span>;
}
