"use client";

import { type RefObject, useEffect, useRef } from "react";
import { formatShortDay } from "#components/ui/format.ts";
import { daysOfWeeks, shareAt, startOfWeek } from "./campaign-days.ts";
import { PhaseBand, type ShownPhase } from "./phase-band.tsx";
import { scaleOf } from "./timeline-scale.ts";
import { TodayLine } from "./today-line.tsx";

type Props = {
  startDate: string;
  durationWeeks: number;
  phases: ShownPhase[];
  /** The instant that counts as today, in milliseconds; null where no day is marked. */
  now: number | null;
};

/**
 * All weeks of a campaign with its phases as bands, and where today is. A table, so that its spans need no inline style,
 * which the security policy refuses.
 */
export function Timeline({ startDate, durationWeeks, phases, now }: Props) {
  const box = useRef<HTMLElement>(null);
  const scale = scaleOf(durationWeeks);
  const weeks = Array.from({ length: durationWeeks }, (_, n) => n + 1);
  const share = now === null ? null : shareAt(startDate, durationWeeks, now);
  useScrollTo(box, share);
  return (
    <section
      ref={box}
      aria-label="Timeline by week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md pb-2"
    >
      <table className="relative w-full table-fixed border-collapse text-left text-[0.6875rem] text-soft">
        <caption className="sr-only">
          Weeks and phases, {daysOfWeeks(startDate, 1, durationWeeks)}
          {share !== null && `; today is in week ${Math.floor(share * durationWeeks) + 1}`}
        </caption>
        <colgroup>
          {weeks.map((week) => (
            <col key={week} className={scale.column} />
          ))}
        </colgroup>
        <thead>
          {share !== null && now !== null && (
            <tr>
              <td colSpan={durationWeeks} className="h-7 p-0">
                <TodayLine share={share} label={`Today, ${formatShortDay(now)}`} />
              </td>
            </tr>
          )}
          <WeeksRow weeks={weeks} />
        </thead>
        <tbody>
          <DatesRow startDate={startDate} durationWeeks={durationWeeks} every={scale.datesEvery} />
          <tr>
            {phases.map((phase, n) => (
              <PhaseBand
                key={phase.weeks[0]}
                number={n + 1}
                phase={phase}
                days={daysOfWeeks(startDate, phase.weeks[0] ?? 1, phase.weeks.at(-1) ?? 1)}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function WeeksRow({ weeks }: { weeks: number[] }) {
  return (
    <tr>
      {weeks.map((week) => (
        <th
          key={week}
          scope="col"
          className="border-l border-line px-1 pt-1 font-semibold text-ink tabular-nums"
        >
          <span className="relative bg-surface pr-0.5">
            <span className="sr-only">Week </span>
            {week}
          </span>
        </th>
      ))}
    </tr>
  );
}

type DatesProps = { startDate: string; durationWeeks: number; every: number };

/** On which day weeks begin; where weeks are narrow some share the room of one date. */
function DatesRow({ startDate, durationWeeks, every }: DatesProps) {
  const dated = Array.from({ length: Math.ceil(durationWeeks / every) }, (_, n) => n * every + 1);
  return (
    <tr>
      {dated.map((week) => (
        <td
          key={week}
          colSpan={Math.min(every, durationWeeks - week + 1)}
          className="border-l border-line px-1 pb-1 whitespace-nowrap tabular-nums"
        >
          <span className="relative bg-surface pr-0.5">{formatShortDay(startOfWeek(startDate, week))}</span>
        </td>
      ))}
    </tr>
  );
}

/** Where the timeline does not fit, today is what is seen first. */
function useScrollTo(box: RefObject<HTMLElement | null>, share: number | null): void {
  const target = useRef(share);
  useEffect(() => {
    if (!box.current || target.current === null) return;
    const { scrollWidth, clientWidth } = box.current;
    box.current.scrollLeft = target.current * scrollWidth - clientWidth / 2;
  }, [box]);
}
