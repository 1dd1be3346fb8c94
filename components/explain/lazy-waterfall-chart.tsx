"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { WaterfallStep } from "./waterfall-steps.ts";

const Chart = dynamic(() => import("./waterfall-chart.tsx"), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

/** The chart in a box of fixed height: its code comes after the page, and nothing moves when it does. */
export function LazyWaterfallChart({ steps }: { steps: WaterfallStep[] }) {
  return (
    <div aria-hidden="true" className="h-80">
      <Chart steps={steps} />
    </div>
  );
}
