"use client";

import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay, formatMonth, formatShortDay } from "#components/ui/format.ts";
import type { RivalFigure, RivalLine } from "#lib/rivals/schemas.ts";
import { FIGURE_WORDS, figureWords } from "./rival-words.ts";
import { spreadLabels } from "./spread-labels.ts";

export type RivalsChartProps = { weeks: string[]; lines: RivalLine[]; figure: RivalFigure };

const TICK = { fill: "var(--faint)", fontSize: 12 };
const LABELS_PX = 104;
const LABEL_GAP_PX = 14;
const MAX_NAME = 13;
const TOP_PX = 12;
/** What the axis below takes of the box of 288 pixels. */
const PLOT_PX = 288 - TOP_PX - 30;
const MANY_WEEKS = 26;

/** A line each over the weeks: one's own in the accent's colour, those of rivals neutral, all with their names at the end. */
export default function RivalsChart({ weeks, lines, figure }: RivalsChartProps) {
  const rows = weeks.map((day, week) => ({
    time: Date.parse(day),
    ...Object.fromEntries(lines.map((line) => [keyOf(line), line.values[figure][week] ?? null])),
  }));
  const top = niceTop(
    Math.max(0, ...lines.flatMap(({ values }) => values[figure].map((value) => value ?? 0))),
  );
  const ends = lines.map(({ values }) => values[figure].findLastIndex((value) => value !== null));
  const heights = lines.map(({ values }, at) => PLOT_PX * (1 - (values[figure][ends[at] ?? -1] ?? 0) / top));
  const labels = spreadLabels(heights, LABEL_GAP_PX, PLOT_PX);
  const inOrder = lines.map((line, at) => ({ line, at })).reverse();
  return (
    <LineChart
      responsive
      data={rows}
      margin={{ top: TOP_PX, right: LABELS_PX, bottom: 0, left: 0 }}
      className="size-full text-sm"
      title={`${FIGURE_WORDS[figure]} by week. Use the arrow keys to move from week to week.`}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="time"
        type="number"
        domain={["dataMin", "dataMax"]}
        tickFormatter={weeks.length > MANY_WEEKS ? formatMonth : formatShortDay}
        tick={TICK}
        tickMargin={8}
        minTickGap={28}
        tickLine={false}
        stroke="var(--edge)"
      />
      <YAxis
        domain={[0, top]}
        tickFormatter={(value: number) => figureWords(figure, value)}
        width={56}
        tick={TICK}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        content={<Told lines={lines} weeks={weeks} figure={figure} />}
        cursor={{ stroke: "var(--edge)" }}
        isAnimationActive={false}
      />
      {inOrder.map(({ line, at }) => (
        <Line
          key={keyOf(line)}
          dataKey={keyOf(line)}
          connectNulls={figure === "followers"}
          stroke={line.profileId === null ? "var(--accent)" : "var(--faint)"}
          strokeWidth={line.profileId === null ? 2.5 : 1.25}
          dot={weeks.length === 1}
          activeDot={{ r: 3, stroke: "var(--surface)" }}
          isAnimationActive={false}
          label={(props: LabelProps) =>
            props.index === ends[at] ? (
              <EndLabel
                key={keyOf(line)}
                {...props}
                line={line}
                shift={(labels[at] ?? 0) - (heights[at] ?? 0)}
              />
            ) : (
              <g key={`${keyOf(line)} ${props.index}`} />
            )
          }
        />
      ))}
    </LineChart>
  );
}

type LabelProps = { index?: number; x?: number | string; y?: number | string };

function EndLabel({ x = 0, y = 0, line, shift }: LabelProps & { line: RivalLine; shift: number }) {
  const isOwn = line.profileId === null;
  return (
    <text
      x={Number(x) + 8}
      y={Number(y) + shift}
      dy="0.35em"
      fontSize={12}
      fontWeight={isOwn ? 600 : 400}
      fill={isOwn ? "var(--accent)" : "var(--soft)"}
    >
      {isOwn ? "You" : shorten(line.handle ?? "")}
    </text>
  );
}

type ToldProps = RivalsChartProps & { active?: boolean; label?: string | number };

function Told({ lines, weeks, figure, active, label }: ToldProps) {
  const week = active ? weeks.findIndex((day) => Date.parse(day) === label) : -1;
  if (week < 0) return null;
  const values = lines
    .map((line) => ({ line, value: line.values[figure][week] ?? null }))
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1));
  return (
    <div className="rounded-lg border border-line bg-surface px-3 py-2 text-sm tabular-nums shadow-md">
      <p className="text-faint">Week from {formatDay(weeks[week] ?? "")}</p>
      {values.map(({ line, value }) => (
        <p key={keyOf(line)} className={line.profileId === null ? "font-semibold text-accent" : "text-soft"}>
          {line.profileId === null ? "You" : shorten(line.handle ?? "")} {figureWords(figure, value)}
        </p>
      ))}
    </div>
  );
}

function keyOf({ profileId }: RivalLine): string {
  return profileId ?? "you";
}

function shorten(handle: string): string {
  const letters = Array.from(handle);
  return letters.length > MAX_NAME ? `@${letters.slice(0, MAX_NAME - 1).join("")}…` : `@${handle}`;
}

/** The next of 1, 2, 4, 5, 8 and 10 times a power of ten. */
function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10);
}
