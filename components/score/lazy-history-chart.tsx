"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { HistoryChartProps } from "./history-chart.tsx";

const Chart = dynamic(() => import("./history-chart.tsx"), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

/** The chart in a box of fixed height: its code comes when it is seen, and nothing moves when it does. */
export function LazyHistoryChart(props: HistoryChartProps) {
  return (
    <WhenSeen className="h-64 sm:h-72">
      <Chart {...props} />
    </WhenSeen>
  );
}
