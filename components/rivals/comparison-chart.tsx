"use client";

import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from "recharts";
import { formatPlace } from "#components/explain/format-value.ts";
import type { ComparedPlatform } from "#lib/platforms/schemas.ts";
import { shortHandle } from "./rival-words.ts";

type Props = Pick<ComparedPlatform, "profiles"> & { input: ComparedPlatform["inputs"][number] };

const TICK = { fill: "var(--soft)", fontSize: 13 };
const NUMBER_TICK = { fill: "var(--faint)", fontSize: 12 };
const THICKNESS = 18;
const NAME_PX = 112;
const MAX_NAME = 14;

/**
 * The place of each profile by one input, a bar a profile; own ones in the accent's colour. It is a picture of the table above it, and no stop
 * for the keyboard.
 */
export default function ComparisonChart({ profiles, input }: Props) {
  const rows = profiles.map(({ handle, role }, place) => {
    const known = input.values[place] ?? null;
    const words = known ? formatPlace(known.percentile) : "not known";
    return {
      place,
      name: shortHandle(handle, MAX_NAME),
      isOwn: role === "own",
      percentile: known?.percentile ?? 0,
      words,
    };
  });
  return (
    <BarChart
      responsive
      layout="vertical"
      data={rows}
      accessibilityLayer={false}
      margin={{ top: 4, right: 76, bottom: 0, left: 0 }}
      className="size-full"
    >
      <CartesianGrid horizontal={false} stroke="var(--line)" />
      <XAxis
        type="number"
        domain={[0, 100]}
        ticks={[0, 50, 100]}
        tickFormatter={formatPlace}
        tick={NUMBER_TICK}
        tickMargin={6}
        tickLine={false}
        stroke="var(--edge)"
      />
      <YAxis
        type="category"
        dataKey="place"
        width={NAME_PX}
        interval={0}
        tick={TICK}
        tickFormatter={(place: number) => rows[place]?.name ?? ""}
        tickLine={false}
        axisLine={false}
      />
      <ReferenceLine x={50} stroke="var(--edge)" strokeDasharray="3 4" />
      <Bar
        dataKey="percentile"
        isAnimationActive={false}
        shape={(props: ShapeProps) => <PlaceShape {...props} key={props.payload?.place} />}
      />
    </BarChart>
  );
}

type ShapeProps = {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: { place: number; isOwn: boolean; words: string } | undefined;
};

function PlaceShape({ x = 0, y = 0, width = 0, height = 0, payload }: ShapeProps) {
  if (!payload) return null;
  const middle = y + height / 2;
  return (
    <g>
      <rect
        x={x}
        y={middle - THICKNESS / 2}
        width={Math.max(2, width)}
        height={THICKNESS}
        rx={2}
        fill={payload.isOwn ? "var(--accent)" : "var(--edge)"}
      />
      <text x={x + width + 8} y={middle} dy="0.35em" fill="var(--ink)" fontSize={13} className="tabular-nums">
        {payload.words}
      </text>
    </g>
  );
}
