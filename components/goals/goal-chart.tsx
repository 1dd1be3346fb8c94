"use client";

import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay, formatShortDay } from "#components/ui/format.ts";
import type { Goal } from "#lib/goals/schemas.ts";
import { type GoalRow, goalAxis } from "./goal-rows.ts";
import { measureValue } from "./goal-words.ts";

export type GoalChartProps = { rows: GoalRow[]; goal: Pick<Goal, "measure" | "target" | "due_on"> };

const TICK = { fill: "var(--faint)", fontSize: 12 };
const QUIET = { dot: false, activeDot: false, isAnimationActive: false } as const;

/** The days of a measure, the target as a line, and the fan of where it goes at today's pace. */
export default function GoalChart({ rows, goal: { measure, target, due_on } }: GoalChartProps) {
  const due = Date.parse(due_on);
  const write = (value: number) => measureValue(measure, value);
  const first = rows[0]?.time ?? due;
  return (
    <ComposedChart
      responsive
      data={rows}
      margin={{ top: 16, right: 16, bottom: 0, left: 0 }}
      className="size-full text-sm"
      title="The goal over time. Use the arrow keys to move from point to point."
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="time"
        type="number"
        domain={[first, Math.max(due, rows.at(-1)?.time ?? due)]}
        tickFormatter={formatShortDay}
        tick={TICK}
        tickMargin={8}
        minTickGap={32}
        tickLine={false}
        stroke="var(--edge)"
      />
      <YAxis
        domain={goalAxis(rows, target)}
        allowDecimals={false}
        width={44}
        tick={TICK}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        content={<Told rows={rows} write={write} />}
        cursor={{ stroke: "var(--edge)" }}
        filterNull={false}
        isAnimationActive={false}
      />
      <Area dataKey="fan" connectNulls stroke="none" fill="var(--accent-soft)" fillOpacity={1} {...QUIET} />
      <Line
        dataKey="pace"
        connectNulls
        stroke="var(--accent)"
        strokeWidth={2}
        strokeDasharray="3 4"
        {...QUIET}
      />
      <Line dataKey="value" stroke="var(--accent)" strokeWidth={2} {...QUIET} />
      <ReferenceLine
        y={target}
        stroke="var(--good)"
        strokeDasharray="6 4"
        label={{
          value: `goal ${write(target)}`,
          position: "insideTopLeft",
          fill: "var(--soft)",
          fontSize: 12,
        }}
      />
      <ReferenceLine x={due} stroke="var(--edge)" />
    </ComposedChart>
  );
}

type ToldProps = {
  rows: GoalRow[];
  write: (value: number) => string;
  active?: boolean;
  label?: string | number;
};

function Told({ rows, write, active, label }: ToldProps) {
  const row = active ? rows.find(({ time }) => time === label) : undefined;
  if (!row) return null;
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2 text-sm tabular-nums shadow-md">
      <p className="text-faint">{formatDay(row.time)}</p>
      {row.value !== null ? (
        <p className="font-semibold">{write(row.value)}</p>
      ) : (
        row.fan && (
          <p className="font-semibold">
            {write(row.pace ?? 0)}{" "}
            <span className="font-normal text-soft">
              ({write(row.fan[0])} to {write(row.fan[1])}) at this pace
            </span>
          </p>
        )
      )}
    </div>
  );
}
