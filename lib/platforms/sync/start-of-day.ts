import type { Budget } from "../connectors/connector.ts";

type Zone = Exclude<Budget["window"], number>;

/** Hours that midnight of a zone is behind that of UTC, the usual ones first. */
const OFFSETS: Record<Zone, number[]> = { UTC: [0], "America/Los_Angeles": [8, 7] };

/** The midnight of a zone at or before an instant. */
export function startOfDay(instant: Date, zone: Zone): Date {
  const [year, month, day] = partsIn(instant, zone);
  const starts = OFFSETS[zone].map((hours) => new Date(Date.UTC(year, month - 1, day, hours)));
  const start = starts.find((one) => partsIn(one, zone)[2] === day && partsIn(one, zone)[3] === 0);
  return start ?? (starts[0] as Date);
}

/** Year, month, day and hour. */
function partsIn(instant: Date, timeZone: Zone): [number, number, number, number] {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return [of("year"), of("month"), of("day"), of("hour")];
}
