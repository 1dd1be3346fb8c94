"use client";

import { type PointerEvent, type ReactNode, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import { formatDay } from "#components/ui/format.ts";
import type { RivalFigure, RivalLine } from "#lib/rivals/schemas.ts";
import { figureWords, lineWords } from "./rival-words.ts";

type Read = { weeks: readonly string[]; lines: readonly RivalLine[]; figure: RivalFigure };
type Props = Read & {
  name: string;
  /** The week that is read; null: none. */
  week: number | null;
  onWeek: (week: number | null) => void;
  children: ReactNode;
};

/** The box of a chart over weeks: tells the values of the week that is pointed at, or chosen by the arrow keys. */
export function WeekReader({ name, weeks, lines, figure, week, onWeek, children }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const last = weeks.length - 1;
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? (clientX - left) / width : 0;
    onWeek(Math.round(Math.min(1, Math.max(0, share)) * last));
  };
  // A slider that is touched takes no focus by itself, and would not hear that something else is touched.
  const press = (event: PointerEvent) => {
    slider.current?.focus({ preventScroll: true });
    point(event);
  };
  const told = week ?? last;
  return (
    <div
      onPointerMove={point}
      onPointerDown={press}
      // A finger that is lifted leaves, too: what it chose stays until it touches something else.
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onWeek(null)}
      onPointerCancel={() => onWeek(null)}
      className="relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-accent"
    >
      {children}
      <input
        ref={slider}
        type="range"
        aria-label={name}
        aria-valuetext={[weekWords(weeks, told), ...valueWords(lines, figure, told)].join(", ")}
        min={0}
        max={last}
        value={told}
        onChange={(event) => onWeek(event.target.valueAsNumber)}
        onFocus={() => onWeek(told)}
        onBlur={() => onWeek(null)}
        className="absolute inset-0 size-full cursor-crosshair opacity-0"
      />
      {week !== null && <Told {...{ weeks, lines, figure, week }} />}
    </div>
  );
}

function Told({ weeks, lines, figure, week }: Read & { week: number }) {
  const valueIn = ({ values }: RivalLine) => values[figure][week] ?? null;
  const share = week / Math.max(1, weeks.length - 1);
  return (
    <div
      style={{ left: `${100 * share}%` }}
      className={cx(
        "pointer-events-none absolute top-0 z-10 w-max rounded-lg border border-line bg-surface px-3 py-2 text-sm tabular-nums shadow-md",
        share > 0.5 ? "-ml-3 -translate-x-full" : "ml-3",
      )}
    >
      <p className="text-faint">{weekWords(weeks, week)}</p>
      {lines
        .toSorted((a, b) => (valueIn(b) ?? -1) - (valueIn(a) ?? -1))
        .map((line) => (
          <p
            key={line.profileId}
            className={line.profileId === null ? "font-semibold text-accent" : "text-soft"}
          >
            {lineWords(line)} {figureWords(figure, valueIn(line))}
          </p>
        ))}
    </div>
  );
}

function weekWords(weeks: readonly string[], week: number): string {
  return `Week from ${formatDay(weeks[week] ?? "")}`;
}

function valueWords(lines: readonly RivalLine[], figure: RivalFigure, week: number): string[] {
  return lines.map((line) => `${lineWords(line)} ${figureWords(figure, line.values[figure][week] ?? null)}`);
}
