import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDay, formatScore } from "#components/ui/format.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { findSwitch, historyDelta, pointsOf } from "#lib/formula/history-buckets.ts";
import { type ChartPoint, isKnownPoint } from "./chart-rows.ts";
import { HistoryControls } from "./history-controls.tsx";
import type { HistoryRange } from "./history-range.ts";
import { HistoryTable } from "./history-table.tsx";
import { LazyHistoryChart } from "./lazy-history-chart.tsx";
import { SwingList } from "./swing-list.tsx";

export type HistoryData =
  | { kind: "points"; points: ChartPoint[]; version: string }
  | { kind: "none"; title: string; detail: string };

type Props = { range: HistoryRange; path: string; history: HistoryData };

const NOTHING_KNOWN = "There are points here, but no data behind them. Import files that cover these days.";

/** The score over time, with its range and granularity. */
export function HistoryCard({ range, path, history }: Props) {
  return (
    <HistoryFrame range={range} path={path}>
      {history.kind === "none" ? (
        <NoHistory title={history.title} detail={history.detail} />
      ) : (
        <History points={history.points} version={history.version} range={range} />
      )}
    </HistoryFrame>
  );
}

type Shown = { points: ChartPoint[]; version: string; range: HistoryRange };

function History({ points, version, range }: Shown) {
  const { from, to, preset, granularity, isCoarser } = range;
  const known = points.filter(isKnownPoint);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return <NoHistory title="Nothing is known for this range" detail={NOTHING_KNOWN} />;
  const isAll = preset === "all";
  const compared = pointsOf(known, version);
  const newFormula = findSwitch(known, version)?.date ?? null;
  return (
    <>
      <p className="mb-2 text-sm text-soft">{deltaInWords(compared, version)}</p>
      <SwingList points={compared} />
      <LazyHistoryChart
        points={points.filter(({ date }) => !isAll || (date >= first.date && date <= last.date))}
        granularity={granularity}
        from={isAll ? first.date : from}
        to={isAll ? last.date : to}
        newFormula={newFormula}
      />
      <Legend isCoarser={isCoarser} granularity={granularity} hasSwitch={newFormula !== null} />
      <HistoryTable points={points} newFormula={newFormula} />
    </>
  );
}

function NoHistory({ title, detail }: { title: string; detail: string }) {
  return (
    <div className="flex min-h-44 items-center justify-center">
      <Alert tone="neutral" title={title} className="max-w-md">
        <p>{detail}</p>
      </Alert>
    </div>
  );
}

/** The same geometry while the history is on its way. */
export function HistorySkeleton({ range, path }: Omit<Props, "history">) {
  return (
    <HistoryFrame range={range} path={path}>
      <Skeleton className="mb-4 h-5 w-72 max-w-full" />
      <Skeleton name="history" className="h-64 sm:h-72" />
      <Skeleton className="mt-3 mb-4 h-13 w-56 max-w-full" />
    </HistoryFrame>
  );
}

function HistoryFrame({ range, path, children }: Omit<Props, "history"> & { children: ReactNode }) {
  return (
    <Card id="history" title="History">
      <HistoryControls range={range} path={path} />
      <div className="mt-4">{children}</div>
    </Card>
  );
}

type LegendProps = { isCoarser: boolean; granularity: string; hasSwitch: boolean };

function Legend({ isCoarser, granularity, hasSwitch }: LegendProps) {
  return (
    <div className="mt-3 space-y-1 text-xs text-faint">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full border-2 border-accent" />
          with an audit
        </span>
        <span>Other points are reconstructed from your data.</span>
      </p>
      {hasSwitch && <p>Scores from before and after the new formula cannot be compared.</p>}
      {isCoarser && <p>Shown {granularity}: finer steps could not be told apart over such a long range.</p>}
    </div>
  );
}

function deltaInWords(known: ChartPoint[], version: string): string {
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return "";
  if (first === last)
    return `One point in this range: ${formatScore(first.score)} on ${formatDay(first.date)}.`;
  const span = `${formatScore(first.score)} on ${formatDay(first.date)} to ${formatScore(last.score)} on ${formatDay(last.date)}`;
  const delta = historyDelta(known, version).score;
  const value = Number(delta);
  if (value === 0) return `Unchanged: ${span}.`;
  return `${value > 0 ? "Up" : "Down"} ${delta.slice(1)} points: ${span}.`;
}
