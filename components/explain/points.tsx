import { cx } from "#components/ui/cx.ts";
import { formatPoints } from "./shown-points.ts";

/** Points with their sign, which says what the colour says. */
export function Points({ points, className }: { points: number; className?: string }) {
  const colour = points > 0 ? "text-good" : points < 0 ? "text-poor" : "text-soft";
  return (
    <span className={cx("font-medium whitespace-nowrap tabular-nums", colour, className)}>
      {formatPoints(points)}
    </span>
  );
}
