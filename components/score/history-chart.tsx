"use client";

import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay, formatMonth, formatPlural, formatScore, formatShortDay } from "#components/ui/format.ts";
import type { Granularity } from "#lib/formula/history-buckets.ts";
import type { Pillar } from "#lib/formula/names.ts";
import {
  type ChartPoint,
  type ChartRow,
  chartRows,
  drawnFigures,
  type EarlierPoint,
  scoreAxis,
  timeTicks,
} from "./chart-rows.ts";
import { LineSwatch } from "./line-swatch.tsx";
import { pillarStroke } from "./pillar-stroke.ts";
import { PILLAR_WORDS } from "./score-words.ts";

export type HistoryChartProps = {
  points: ChartPoint[];
  granularity: Granularity;
  /** First and last day of the time axis, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Day of the first point that another formula than the one before computed, YYYY-MM-DD; null without one. */
  newFormula: string | null;
  /** Of the days that these are compared with, moved on to these; empty without. */
  earlier: EarlierPoint[];
  /** Pillars whose lines are drawn too. */
  shown: Pillar[];
  /** The day on which it is drawn, YYYY-MM-DD. */
  today: string;
  /** Days that are marked. */
  chosenDays: string[];
};

const TICK = { fill: "var(--faint)", fontSize: 12 };
const MAX_DOTS = 40;
const LONG_RANGE_MS = 200 * 86_400_000;

const QUIET = { dot: false, activeDot: false, isAnimationActive: false } as const;

/**
 * The line of the score over time, in the band that chance alone explains. Audits are marked; where data are missing a thin dashed line
 * bridges the gap, and what is not over is dashed.
 */
export default function HistoryChart(props: HistoryChartProps) {
  const { points, granularity, from, to, newFormula, earlier, shown, today, chosenDays } = props;
  const rows = chartRows(points, { granularity, earlier, today });
  const time: [number, number] = [Date.parse(from), Date.parse(to)];
  const formatTick = time[1] - time[0] > LONG_RANGE_MS ? formatMonth : formatShortDay;
  const dot = ({ key: _, ...one }: DotProps) => (
    <Dot {...one} key={one.index} showPlain={points.length <= MAX_DOTS} />
  );
  return (
    <ComposedChart
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
      <YAxis
        {...scoreAxis(drawnFigures(rows, shown))}
        allowDataOverflow
        width={32}
        tick={TICK}
        tickLine={false}
        axisLine={false}
      />
      {newFormula && (
        <ReferenceLine
          x={Date.parse(newFormula)}
          stroke="var(--faint)"
          strokeDasharray="4 3"
          label={{ value: "new formula", position: "insideTopLeft", fill: "var(--soft)", fontSize: 12 }}
        />
      )}
      {chosenDays.map((day) => (
        <ReferenceLine key={day} x={Date.parse(day)} stroke="var(--accent)" />
      ))}
      <Tooltip
        content={<Told rows={rows} shown={shown} />}
        cursor={{ stroke: "var(--edge)" }}
        filterNull={false}
        isAnimationActive={false}
      />
      <Area dataKey="band" stroke="none" fill="var(--accent-soft)" fillOpacity={1} {...QUIET} />
      <Line dataKey="score" connectNulls stroke="var(--edge)" strokeDasharray="2 4" {...QUIET} />
      <Line dataKey="earlier" stroke="var(--edge)" strokeDasharray="5 4" strokeWidth={1.5} {...QUIET} />
      {shown.map((pillar) => (
        <Line
          key={pillar}
          dataKey={`pillars.${pillar}`}
          stroke={pillarStroke(pillar)}
          strokeWidth={1.5}
          {...QUIET}
        />
      ))}
      <Line dataKey="open" stroke="var(--accent)" strokeWidth={2} strokeDasharray="3 4" {...QUIET} />
      <Line dataKey="whole" stroke="var(--accent)" strokeWidth={2} {...QUIET} />
      <Line
        dataKey="score"
        stroke="none"
        dot={dot}
        activeDot={{ r: 5, fill: "var(--accent)", stroke: "var(--surface)", strokeWidth: 2 }}
        isAnimationActive={false}
      />
    </ComposedChart>
  );
}

type DotProps = {
  key?: unknown;
  cx?: number;
  cy?: number;
  index?: number;
  payload?: ChartRow;
  showPlain?: boolean;
};

function Dot({ cx, cy, payload, showPlain }: DotProps) {
  if (!payload || payload.score === null || cx === undefined || cy === undefined) return null;
  if (payload.audits > 0) {
    return <circle cx={cx} cy={cy} r={5} fill="var(--surface)" stroke="var(--accent)" strokeWidth={2.5} />;
  }
  return showPlain || payload.isAlone ? <circle cx={cx} cy={cy} r={2.5} fill="var(--accent)" /> : null;
}

type ToldProps = { rows: ChartRow[]; shown: Pillar[]; active?: boolean; label?: string | number };

function Told({ rows, shown, active, label }: ToldProps) {
  const row = active ? rows.find(({ time }) => time === label) : undefined;
  if (!row) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2 text-sm tabular-nums shadow-md">
      <p className="text-faint">{formatDay(row.time)}</p>
      {row.score === null ? <p>No data here</p> : <ToldScore row={row} />}
      {row.earlier !== null && <p className="text-soft">{formatScore(row.earlier)} in the days before</p>}
      {shown.map((pillar) => (
        <ToldPillar key={pillar} pillar={pillar} value={row.pillars[pillar]} />
      ))}
    </div>
  );
}

function ToldScore({ row: { score, whole, band, audits } }: { row: ChartRow }) {
  return (
    <p className="font-semibold">
      {formatScore(score ?? 0)}
      <span className="font-normal text-soft">
        {band && ` (${formatScore(band[0])} to ${formatScore(band[1])})`}
        {audits > 0 && ` · ${formatPlural(audits, "audit")}`}
        {whole === null && " · not over yet"}
      </span>
    </p>
  );
}

function ToldPillar({ pillar, value }: { pillar: Pillar; value: number | undefined }) {
  return (
    <p className="flex items-center gap-2 text-soft">
      <LineSwatch pillar={pillar} />
      {PILLAR_WORDS[pillar].name} {value === undefined ? "not known" : formatScore(value)}
    </p>
  );
}
