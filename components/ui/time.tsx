import { formatDay, formatMoment } from "./format.ts";

/** A moment or a day for people and machines; a moment with the time of day unless only the day matters. */
export function Time({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dayOnly ? formatDay(at) : formatMoment(at)}
    </time>
  );
}
