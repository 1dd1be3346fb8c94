"use client";

// Of the browser's for the reason of `Meter`.
import { useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { formatMonth, formatShortDay } from "#components/ui/format.ts";
import type { RivalFigure, RivalLine } from "#lib/rivals/schemas.ts";
import { COURSE_HEIGHT, type Course, drawCourse, heightOf, scaleFromZero, tickWeeks } from "./draw-course.ts";
import { FIGURE_WORDS, figureWords, lineWords } from "./rival-words.ts";
import { spreadLabels } from "./spread-labels.ts";
import { WeekReader } from "./week-reader.tsx";

export type RivalsChartProps = { weeks: string[]; lines: RivalLine[]; figure: RivalFigure };

const LABEL_GAP_PX = 14;
const MANY_WEEKS = 26;

/**
 * A line each over the weeks: one's own in the accent's colour, those of rivals neutral, all with their names at the end. A week is read by
 * pointing at it, or by the arrow keys.
 */
export function RivalsChart({ weeks, lines, figure }: RivalsChartProps) {
  const [pointed, setWeek] = useState<number | null>(null);
  // A shorter period may come while somebody points at a week of a longer one.
  const week = pointed !== null && pointed < weeks.length ? pointed : null;
  const courses = lines.map(({ values }) => values[figure]);
  const { top, ticks } = scaleFromZero(
    Math.max(0, ...courses.flatMap((one) => one.map((value) => value ?? 0))),
  );
  const last = Math.max(1, weeks.length - 1);
  const percentOf = (at: number) => `${(100 * at) / last}%`;
  return (
    // Pixels, whatever size letters have: COURSE_HEIGHT counts them.
    <div className="grid h-[288px] grid-cols-[3.25rem_minmax(0,1fr)_6.5rem] grid-rows-[246px_1fr] pt-[12px] text-xs">
      <svg aria-hidden="true" className="size-full overflow-visible fill-faint tabular-nums">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={heightOf(tick, top)} dx="-8" dy="0.35em" textAnchor="end">
            {figureWords(figure, tick)}
          </text>
        ))}
      </svg>
      <WeekReader
        name={`${FIGURE_WORDS[figure]} by week`}
        {...{ weeks, lines, figure, week }}
        onWeek={setWeek}
      >
        <Lines {...{ lines, courses, top, ticks, last }} isBridged={figure === "followers"} />
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          {week !== null && <Marks {...{ lines, courses, top, week }} x={percentOf(week)} />}
          <Names {...{ lines, courses, top, percentOf }} />
        </svg>
      </WeekReader>
      <svg aria-hidden="true" className="col-start-2 row-start-2 size-full overflow-visible fill-faint">
        {tickWeeks(weeks.length).map((at, n) => (
          <text
            key={at}
            x={percentOf(at)}
            y="20"
            textAnchor="middle"
            className={n % 2 === 1 ? "max-sm:hidden" : ""}
          >
            {(weeks.length > MANY_WEEKS ? formatMonth : formatShortDay)(weeks[at] ?? "")}
          </text>
        ))}
      </svg>
    </div>
  );
}

type Drawn = { lines: readonly RivalLine[]; courses: readonly Course[]; top: number };
type LinesProps = Drawn & { ticks: readonly number[]; last: number; isBridged: boolean };

/** The lines on those of the scale, stretched to the box: one's own lies on top. */
function Lines({ lines, courses, top, ticks, last, isBridged }: LinesProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${last} ${COURSE_HEIGHT}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${heightOf(tick, top)}H${last}`}
          vectorEffect="non-scaling-stroke"
          className={tick === 0 ? "stroke-edge" : "stroke-line"}
        />
      ))}
      {lines
        .map((line, at) => (
          <path
            key={line.profileId}
            d={drawCourse(courses[at] ?? [], top, isBridged)}
            vectorEffect="non-scaling-stroke"
            strokeWidth={isOwn(line) ? 2.5 : 1.25}
            className={isOwn(line) ? "stroke-accent" : "stroke-faint"}
          />
        ))
        .reverse()}
    </svg>
  );
}

/** Where the lines are in the week that is read. */
function Marks({ lines, courses, top, week, x }: Drawn & { week: number; x: string }) {
  return (
    <>
      <line x1={x} x2={x} y2="100%" className="stroke-edge" />
      {lines.map((line, at) => {
        const value = courses[at]?.[week] ?? null;
        if (value === null) return null;
        const look = cx("stroke-surface", isOwn(line) ? "fill-accent" : "fill-faint");
        return <circle key={line.profileId} cx={x} cy={heightOf(value, top)} r="3" className={look} />;
      })}
    </>
  );
}

/** The name of each line beside its newest value, none upon another. */
function Names({ lines, courses, top, percentOf }: Drawn & { percentOf: (week: number) => string }) {
  const ends = courses.map((values) => values.findLastIndex((value) => value !== null));
  const heights = courses.map((values, at) => heightOf(values[ends[at] ?? -1] ?? 0, top));
  const labels = spreadLabels(heights, LABEL_GAP_PX, COURSE_HEIGHT);
  return lines.map((line, at) =>
    (ends[at] ?? -1) < 0 ? null : (
      <text
        key={line.profileId}
        x={percentOf(ends[at] ?? 0)}
        y={labels[at]}
        dx="8"
        dy="0.35em"
        className={isOwn(line) ? "fill-accent font-semibold" : "fill-soft"}
      >
        {lineWords(line)}
      </text>
    ),
  );
}

function isOwn({ profileId }: RivalLine): boolean {
  return profileId === null;
}
