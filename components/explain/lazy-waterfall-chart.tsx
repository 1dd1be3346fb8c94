"use client";

import { loadLater } from "#components/ui/load-later.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenSeen } from "#components/ui/when-seen.tsx";
import type { WaterfallStep } from "./waterfall-steps.ts";

const Chart = loadLater(() => import("./waterfall-chart.tsx"), <Skeleton className="size-full" />);

/** The chart in a box of fixed height: its code comes when it is seen, and nothing moves when it does. */
export function LazyWaterfallChart({ steps }: { steps: WaterfallStep[] }) {
  return (
    <WhenSeen className="h-80">
      <div aria-hidden="true" className="size-full">
        <Chart steps={steps} />
      </div>
    </WhenSeen>
  );
}
