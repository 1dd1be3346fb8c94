"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { HistoryChartProps } from "./history-chart.tsx";

const Chart = dynamic(() => import("./history-chart.tsx"), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

/** The chart in a box of fixed height: its code comes after the page, and nothing moves when it does. */
export function LazyHistoryChart(props: HistoryChartProps) {
  return (
    <div className="h-64 sm:h-72">
      <Chart {...props} />
    </div>
  );
}
