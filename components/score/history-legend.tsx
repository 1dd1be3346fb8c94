import type { ReactNode } from "react";
import type { HistoryRange } from "./history-range.ts";

type Props = {
  range: HistoryRange;
  hasBand: boolean;
  /** The period before is drawn too. */
  hasEarlier: boolean;
  hasSwitch: boolean;
};

/** What the lines, rings and the band of the chart are. */
export function HistoryLegend({ range, hasBand, hasEarlier, hasSwitch }: Props) {
  const { isCoarser, granularity } = range;
  return (
    <div className="mt-3 space-y-1 text-xs text-faint">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Sign look="size-2.5 rounded-full border-2 border-accent">with an audit</Sign>
        {hasBand && <Sign look="h-2.5 w-4 rounded-xs bg-accent-fill">likely range</Sign>}
        {hasEarlier && <Sign look="w-4 border-t-2 border-dashed border-edge">previous period</Sign>}
        <span>Other points are reconstructed from your data.</span>
      </p>
      {hasBand && (
        <p>
          The likely range shows how far single posts and comments move the score by chance, in 9 cases of 10.
        </p>
      )}
      {hasSwitch && <p>Scores before and after the new formula cannot be compared.</p>}
      {isCoarser && <p>Drawn {granularity}: finer steps over so long a range could not be told apart.</p>}
    </div>
  );
}

function Sign({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={look} />
      {children}
    </span>
  );
}
