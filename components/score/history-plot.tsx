"use client";

import { useId, useState } from "react";
import type { ShownMarker } from "#components/timeline/describe-marker.ts";
import { MarkerItem } from "#components/timeline/marker-item.tsx";
import { keyOf } from "#components/timeline/marker-list.tsx";
import { MarkerRail } from "#components/timeline/marker-rail.tsx";
import HistoryChart, { type HistoryChartProps } from "./history-chart.tsx";

export type HistoryPlotProps = Omit<HistoryChartProps, "chosenDays"> & {
  markers: ShownMarker[];
  workspaceId: string;
  /** Whether who looks may change notes. */
  canWrite: boolean;
};

/** The chart with the signs of what happened below it; what is chosen of them is told there, and marked in the chart. */
export default function HistoryPlot({ markers, workspaceId, canWrite, ...chart }: HistoryPlotProps) {
  const told = useId();
  const [chosenKeys, setChosen] = useState<string[]>([]);
  const chosen = markers.filter((marker) => chosenKeys.includes(keyOf(marker)));
  return (
    <>
      <div className="h-64 sm:h-72">
        <HistoryChart {...chart} chosenDays={[...new Set(chosen.map(({ day }) => day))]} />
      </div>
      <MarkerRail
        markers={markers}
        days={[chart.from, chart.to]}
        chosen={chosen}
        onChoose={(all) => setChosen(all.map(keyOf))}
        controls={told}
      />
      <div id={told} aria-live="polite">
        {chosen.length > 0 && (
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line px-3">
            {chosen.map((marker) => (
              <MarkerItem key={keyOf(marker)} marker={marker} workspaceId={workspaceId} canWrite={canWrite} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
