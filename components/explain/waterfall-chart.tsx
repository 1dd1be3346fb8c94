"use client";

import { Bar, BarChart, CartesianGrid, ReferenceLine, XAxis, YAxis } from "recharts";
import { formatScore } from "#components/ui/format.ts";
import { formatPoints } from "./shown-points.ts";
import { type WaterfallStep, waterfallAxis } from "./waterfall-steps.ts";

const TICK = { fill: "var(--soft)", fontSize: 13 };
const NUMBER_TICK = { fill: "var(--faint)", fontSize: 12 };
const FALLING = "falling-bars";

const LOOKS = {
  rise: { fill: "var(--good-fill)", stroke: "none", text: "var(--good)" },
  fall: { fill: `url(#${FALLING})`, stroke: "var(--poor-fill)", text: "var(--poor)" },
  still: { fill: "var(--edge)", stroke: "none", text: "var(--soft)" },
};
const THICKNESS = 20;
const PIN = 4;

/**
 * The way from 50 to the score, a row for each pillar. Rising bars are full, falling ones hatched, and each carries its
 * sign. It is a picture of the table beside it, and no stop for the keyboard.
 */
export default function WaterfallChart({ steps }: { steps: WaterfallStep[] }) {
  const { domain, ticks } = waterfallAxis(steps);
  const base = steps[0]?.to ?? 50;
  const rows = steps.map((step) => ({ ...step, span: [step.from, step.to] }));
  return (
    <BarChart
      responsive
      layout="vertical"
      data={rows}
      accessibilityLayer={false}
      margin={{ top: 4, right: 56, bottom: 0, left: 0 }}
      className="size-full"
    >
      <defs>
        <pattern
          id={FALLING}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--poor-soft)" />
          <rect width="3" height="6" fill="var(--poor-fill)" />
        </pattern>
      </defs>
      <CartesianGrid horizontal={false} stroke="var(--line)" />
      <XAxis
        type="number"
        domain={domain}
        ticks={ticks}
        tick={NUMBER_TICK}
        tickMargin={6}
        tickLine={false}
        stroke="var(--edge)"
      />
      <YAxis
        type="category"
        dataKey="name"
        width={78}
        interval={0}
        tick={TICK}
        tickLine={false}
        axisLine={false}
      />
      <ReferenceLine x={base} stroke="var(--edge)" strokeDasharray="3 4" />
      <Bar
        dataKey="span"
        isAnimationActive={false}
        shape={(props: ShapeProps) => <StepShape {...props} key={props.payload?.name} />}
      />
    </BarChart>
  );
}

type ShapeProps = {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  payload?: WaterfallStep | undefined;
};

function StepShape({ x = 0, y = 0, width = 0, height = 0, payload }: ShapeProps) {
  if (!payload) return null;
  const left = Math.min(x, x + width);
  const right = Math.max(x, x + width);
  const middle = y + height / 2;
  const top = middle - THICKNESS / 2;
  if (payload.kind === "end") {
    return (
      <g>
        <rect x={left - PIN / 2} y={top} width={PIN} height={THICKNESS} rx={2} fill="var(--ink)" />
        <Label x={right + 10} y={middle} text={formatScore(payload.to)} fill="var(--ink)" />
      </g>
    );
  }
  const { points, kind } = payload;
  const { fill, stroke, text } =
    points === 0 || kind !== "part" ? LOOKS.still : points > 0 ? LOOKS.rise : LOOKS.fall;
  return (
    <g>
      <rect
        x={left}
        y={top}
        width={Math.max(2, right - left)}
        height={THICKNESS}
        rx={2}
        fill={fill}
        stroke={stroke}
      />
      <Label
        x={right + 8}
        y={middle}
        text={kind === "unknown" ? "not known" : formatPoints(points)}
        fill={text}
      />
    </g>
  );
}

function Label({ x, y, text, fill }: { x: number; y: number; text: string; fill: string }) {
  return (
    <text x={x} y={y} dy="0.35em" fill={fill} fontSize={13} fontWeight={600} className="tabular-nums">
      {text}
    </text>
  );
}
