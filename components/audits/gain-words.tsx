import { Badge } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatSigned } from "#components/ui/format.ts";
import type { Recommendation } from "./recommendation-list.tsx";

type Props = Pick<Recommendation, "composite_gain" | "expected_impact"> & { className?: string };

/** What a change is worth: points of the score first, by which advice is ordered, then those of the pillar that it is about. */
export function GainWords({ composite_gain: gain, expected_impact: impact, className }: Props) {
  if (gain <= 0) return null;
  return (
    <p
      className={cx("flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft tabular-nums", className)}
    >
      <Badge tone="accent">{formatSigned(gain)} on the score</Badge>
      <span className="whitespace-nowrap">with {impact}</span>
    </p>
  );
}
