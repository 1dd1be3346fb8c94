import { cx } from "#components/ui/cx.ts";
import { formatPoints } from "./shown-points.ts";

/** Points with their sign, which says what the colour says; without colour where more is not better. */
export function Points({
  points,
  isNeutral = false,
  className,
}: {
  points: number;
  isNeutral?: boolean;
  className?: string;
}) {
  const colour = isNeutral ? "text-soft" : points > 0 ? "text-good" : points < 0 ? "text-poor" : "text-soft";
  return (
    <span className={cx("font-medium whitespace-nowrap tabular-nums", colour, className)}>
      {formatPoints(points)}
    </span>
  );
}
