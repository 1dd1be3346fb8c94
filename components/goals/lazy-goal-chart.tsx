"use client";

import { loadLater } from "#components/ui/load-later.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { GoalChartProps } from "./goal-chart.tsx";

const Chart = loadLater(() => import("./goal-chart.tsx"), <Skeleton className="size-full" />);

/** The chart in a box of fixed height: its code comes when it is seen. */
export function LazyGoalChart(props: GoalChartProps) {
  return (
    <WhenSeen className="h-64 sm:h-72">
      <Chart {...props} />
    </WhenSeen>
  );
}
