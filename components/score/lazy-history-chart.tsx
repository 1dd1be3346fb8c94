"use client";

import { loadLater } from "#components/ui/load-later.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { HistoryPlotProps } from "./history-plot.tsx";

const Plot = loadLater(() => import("./history-plot.tsx"), <Skeleton className="h-64 sm:h-72" />);

/** The chart and its signs in a box of fixed height: their code comes when it is seen, and nothing moves when it does. */
export function LazyHistoryChart(props: HistoryPlotProps) {
  return (
    <WhenSeen className="grid min-h-71 sm:min-h-79">
      <Plot {...props} />
    </WhenSeen>
  );
}
