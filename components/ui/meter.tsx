"use client";

// A component of the browser's, so that a long page is never streamed in two inside its drawing: React hides such a half
// by an inline style, which the security policy refuses.
import { cx } from "./cx.ts";
import { TONE_FILL, type Tone } from "./tone.ts";

type Props = {
  /** 0 to 100. */
  value: number;
  tone?: Tone;
  /** A thin mark on the scale, 0 to 100. */
  mark?: number;
  className?: string;
};

/** A thin bar of a number that also stands beside it as text, so it is hidden from screen readers. */
export function Meter({ value, tone = "accent", mark, className }: Props) {
  return (
    <svg aria-hidden="true" className={cx("block h-2 w-full overflow-hidden rounded-full", className)}>
      <rect width="100%" height="100%" className="fill-sunken" />
      <rect
        width={`${Math.min(100, Math.max(0, value))}%`}
        height="100%"
        rx="4"
        className={TONE_FILL[tone]}
      />
      {mark !== undefined && <rect x={`${mark}%`} width="1.5" height="100%" className="fill-edge" />}
    </svg>
  );
}
