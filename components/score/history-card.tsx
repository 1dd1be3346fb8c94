import type { ReactNode } from "react";
import { AddNote } from "#components/timeline/add-note.tsx";
import { formulaMarker, type ShownMarker } from "#components/timeline/describe-marker.ts";
import { MarkerList } from "#components/timeline/marker-list.tsx";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { findSwitch, pointsOf } from "#lib/formula/history-buckets.ts";
import { type ChartPoint, type EarlierPoint, isKnownPoint } from "./chart-rows.ts";
import { HistoryControls } from "./history-controls.tsx";
import { HistoryLegend } from "./history-legend.tsx";
import { type HistoryRange, readShownPillars } from "./history-range.ts";
import { HistoryTable } from "./history-table.tsx";
import { LazyHistoryChart } from "./lazy-history-chart.tsx";
import { SwingList } from "./swing-list.tsx";
import { tellCourse } from "./tell-course.ts";

export type HistoryData =
  | { kind: "points"; points: ChartPoint[]; earlier: EarlierPoint[]; version: string }
  | { kind: "none"; title: string; detail: string };

type FrameProps = { range: HistoryRange; path: string };
type Props = FrameProps & {
  history: HistoryData;
  /** What happened in the range, ascending by day. */
  markers: ShownMarker[];
  workspaceId: string;
  /** Whether who looks may write notes. */
  canWrite: boolean;
  /** The UTC day, YYYY-MM-DD. */
  today: string;
};

const NOTHING_KNOWN = "There are points here, but no data behind them. Import files that cover these days.";

/** The score over time, with what happened meanwhile. */
export function HistoryCard({ history, ...props }: Props) {
  const { range, path, workspaceId, canWrite, today } = props;
  return (
    <HistoryFrame range={range} path={path}>
      {history.kind === "none" ? (
        <NoHistory {...props} title={history.title} detail={history.detail} />
      ) : (
        <History {...props} {...history} />
      )}
      {canWrite && <AddNote workspaceId={workspaceId} day={[range.to, today].sort()[0] ?? today} />}
    </HistoryFrame>
  );
}

type Shown = Omit<Props, "history"> & { points: ChartPoint[]; earlier: EarlierPoint[]; version: string };

function History({ points, earlier, version, ...props }: Shown) {
  const { range, workspaceId, canWrite, today } = props;
  const { from, to, preset, granularity } = range;
  const known = points.filter(isKnownPoint);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last)
    return <NoHistory {...props} title="Nothing is known for this range" detail={NOTHING_KNOWN} />;
  const isAll = preset === "all";
  const compared = pointsOf(known, version);
  const newFormula = findSwitch(known, version)?.date ?? null;
  const markers = newFormula ? withFormula(props.markers, newFormula, version) : props.markers;
  return (
    <>
      <p className="mb-2 text-sm text-soft">{tellCourse(compared)}</p>
      <SwingList points={compared} />
      <LazyHistoryChart
        points={points.filter(({ date }) => !isAll || (date >= first.date && date <= last.date))}
        granularity={granularity}
        from={isAll ? first.date : from}
        to={isAll ? last.date : to}
        newFormula={newFormula}
        earlier={earlier}
        shown={readShownPillars(range)}
        today={today}
        markers={markers}
        workspaceId={workspaceId}
        canWrite={canWrite}
      />
      <HistoryLegend
        range={range}
        hasBand={known.some(({ basis }) => basis?.spread)}
        hasEarlier={earlier.length > 0}
        hasSwitch={newFormula !== null}
      />
      <MarkerList markers={markers} workspaceId={workspaceId} canWrite={canWrite} />
      <HistoryTable points={points} newFormula={newFormula} />
    </>
  );
}

function withFormula(markers: ShownMarker[], day: string, version: string): ShownMarker[] {
  const at = markers.findIndex((marker) => marker.day >= day);
  return markers.toSpliced(at < 0 ? markers.length : at, 0, formulaMarker(day, version));
}

type NoHistoryProps = Omit<Props, "history"> & { title: string; detail: string };

/** There may be notes and other things even so. */
function NoHistory({ title, detail, markers, workspaceId, canWrite }: NoHistoryProps) {
  return (
    <>
      <div className="flex min-h-44 items-center justify-center">
        <Alert tone="neutral" title={title} className="max-w-md">
          <p>{detail}</p>
        </Alert>
      </div>
      <MarkerList markers={markers} workspaceId={workspaceId} canWrite={canWrite} />
    </>
  );
}

/** The same geometry while the history is on its way. */
export function HistorySkeleton({ range, path }: FrameProps) {
  return (
    <HistoryFrame range={range} path={path}>
      <Skeleton className="mb-4 h-5 w-72 max-w-full" />
      <Skeleton name="history" className="h-71 sm:h-79" />
      <Skeleton className="mt-3 mb-4 h-13 w-56 max-w-full" />
    </HistoryFrame>
  );
}

function HistoryFrame({ range, path, children }: FrameProps & { children: ReactNode }) {
  return (
    <Card id="history" title="History">
      <HistoryControls range={range} path={path} />
      <div className="mt-4">{children}</div>
    </Card>
  );
}
