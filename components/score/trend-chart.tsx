"use client";

// Of the browser's for the reason of `Meter`.
import { cx } from "#components/ui/cx.ts";
import { TONE_STROKE, type Tone } from "#components/ui/tone.ts";
import { TREND_HEIGHT, TREND_WIDTH, type TrendDrawing } from "./draw-trend.ts";

type Props = {
  drawing: TrendDrawing;
  /** What it is compared with, drawn dashed. */
  before?: TrendDrawing | null;
  tone?: Tone;
  className?: string;
};

/** A small line; first and last value stand beside it as text. 50 is dotted. */
export function TrendChart({ drawing, before, tone = "accent", className }: Props) {
  const { lines, end, middle } = drawing;
  const stroke = TONE_STROKE[tone];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("block w-full overflow-visible", className)}
    >
      {middle !== null && (
        <path
          d={`M0 ${middle}H${TREND_WIDTH}`}
          strokeDasharray="1 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-edge"
        />
      )}
      {before && (
        <path
          d={before.lines.join("")}
          strokeDasharray="4 4"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className="stroke-edge"
        />
      )}
      <path d={lines.join("")} strokeWidth="2" vectorEffect="non-scaling-stroke" className={stroke} />
      {/* A line without length is a round dot, whatever the box is stretched to. */}
      <path d={`M${end.x} ${end.y}h0`} strokeWidth="7" vectorEffect="non-scaling-stroke" className={stroke} />
    </svg>
  );
}
