"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { GoalChartProps } from "./goal-chart.tsx";

const Chart = dynamic(() => import("./goal-chart.tsx"), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

/** The chart in a box of fixed height: its code comes when it is seen. */
export function LazyGoalChart(props: GoalChartProps) {
  return (
    <WhenSeen className="h-64 sm:h-72">
      <Chart {...props} />
    </WhenSeen>
  );
}
