import { drawTrend, scaleOver, type TrendPoint } from "#components/score/draw-trend.ts";
import { TrendChart } from "#components/score/trend-chart.tsx";
import { formatDay, formatScore } from "#components/ui/format.ts";

/** The scores of audits as a line over their days; nothing where there are too few for one. */
export function AuditTrend({ points }: { points: readonly TrendPoint[] }) {
  const [first, last] = [points[0], points.at(-1)];
  const scale = scaleOver(points.map(({ value }) => value));
  // Audits are as far apart as people run them: no gap is one of the data.
  const drawing = drawTrend(points, scale, { gapDays: Number.POSITIVE_INFINITY });
  if (!drawing || !first || !last) return null;
  return (
    <div className="mb-4 border-b border-line pb-4">
      <TrendChart drawing={drawing} className="h-14" />
      <p className="mt-2 flex justify-between gap-4 text-xs text-faint tabular-nums">
        <span>
          {formatScore(first.value)} on {formatDay(first.date)}
        </span>
        <span className="text-right">
          {formatScore(last.value)} on {formatDay(last.date)}
        </span>
      </p>
    </div>
  );
}
