"use client";

import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay, formatMonth, formatPlural, formatScore, formatShortDay } from "#components/ui/format.ts";
import type { Granularity } from "#lib/formula/history-buckets.ts";
import {
  type ChartPoint,
  type ChartRow,
  chartRows,
  isKnownPoint,
  scoreAxis,
  timeTicks,
} from "./chart-rows.ts";

export type HistoryChartProps = {
  points: ChartPoint[];
  granularity: Granularity;
  /** First and last day of the time axis, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Day of the first point that another formula than the one before computed, YYYY-MM-DD; null without one. */
  newFormula: string | null;
};

const TICK = { fill: "var(--faint)", fontSize: 12 };
const MAX_DOTS = 40;
const LONG_RANGE_MS = 200 * 86_400_000;

/** The line of the score over time. Audits are marked; where data are missing a thin dashed line bridges the gap. */
export default function HistoryChart({ points, granularity, from, to, newFormula }: HistoryChartProps) {
  const rows = chartRows(points, granularity);
  const time: [number, number] = [Date.parse(from), Date.parse(to)];
  const axis = scoreAxis(points.filter(isKnownPoint));
  const formatTick = time[1] - time[0] > LONG_RANGE_MS ? formatMonth : formatShortDay;
  const dot = (props: DotProps) => <Dot {...props} key={props.index} showPlain={points.length <= MAX_DOTS} />;
  return (
    <LineChart
      responsive
      data={rows}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      className="size-full text-sm"
      title="Score over time. Use the arrow keys to move from point to point."
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="time"
        type="number"
        domain={time}
        ticks={timeTicks(time)}
        tickFormatter={formatTick}
        tick={TICK}
        tickMargin={8}
        minTickGap={20}
        tickLine={false}
        stroke="var(--edge)"
      />
      <YAxis {...axis} width={32} tick={TICK} tickLine={false} axisLine={false} />
      {newFormula && (
        <ReferenceLine
          x={Date.parse(newFormula)}
          stroke="var(--faint)"
          strokeDasharray="4 3"
          label={{ value: "new formula", position: "insideTopLeft", fill: "var(--soft)", fontSize: 12 }}
        />
      )}
      <Tooltip
        content={<Told rows={rows} />}
        cursor={{ stroke: "var(--edge)" }}
        filterNull={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="score"
        connectNulls
        stroke="var(--edge)"
        strokeDasharray="2 4"
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="score"
        stroke="var(--accent)"
        strokeWidth={2}
        dot={dot}
        activeDot={{ r: 5, fill: "var(--accent)", stroke: "var(--surface)", strokeWidth: 2 }}
        isAnimationActive={false}
      />
    </LineChart>
  );
}

type DotProps = { cx?: number; cy?: number; index?: number; payload?: ChartRow; showPlain?: boolean };

function Dot({ cx, cy, payload, showPlain }: DotProps) {
  if (!payload || payload.score === null || cx === undefined || cy === undefined) return null;
  if (payload.audits > 0) {
    return <circle cx={cx} cy={cy} r={5} fill="var(--surface)" stroke="var(--accent)" strokeWidth={2.5} />;
  }
  return showPlain || payload.isAlone ? <circle cx={cx} cy={cy} r={2.5} fill="var(--accent)" /> : null;
}

type ToldProps = { rows: ChartRow[]; active?: boolean; label?: string | number };

function Told({ rows, active, label }: ToldProps) {
  const row = active ? rows.find(({ time }) => time === label) : undefined;
  if (!row) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2 text-sm shadow-md">
      <p className="text-faint">{formatDay(row.time)}</p>
      {row.score === null ? (
        <p>No data here</p>
      ) : (
        <p className="font-semibold tabular-nums">
          {formatScore(row.score)}
          {row.audits > 0 && (
            <span className="ml-2 font-normal text-soft">{formatPlural(row.audits, "audit")}</span>
          )}
        </p>
      )}
    </div>
  );
}
