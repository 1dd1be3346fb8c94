import { formatCount } from "#components/ui/format.ts";
import { formatWords } from "./post-words.ts";

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const HOURS_A_BLOCK = 4;

/** 30 of 1.3, −30 of 0.7: whole percent more or less. */
export function percentOff(ratio: number): number {
  return Math.round(100 * (ratio - 1));
}

/** "+30 %" of 1.3, "−30 %" of 0.7. */
export function differenceWords(ratio: number): string {
  const percent = percentOff(ratio);
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return `${sign}${formatCount(Math.abs(percent))}\u2009%`;
}

/** "Tuesdays between 08:00 and 12:00 UTC" of "weekday:2 hour:8", "Video" of "format:video". */
export function groupWords(key: string, timeZone = "UTC"): string {
  const parts = Object.fromEntries(key.split(" ").map((part) => part.split(":") as [string, string]));
  if (parts.format !== undefined) return formatWords(key.slice("format:".length));
  const day = parts.weekday === undefined ? null : `${WEEKDAYS[Number(parts.weekday)]}s`;
  const from = Number(parts.hour);
  const hours =
    parts.hour === undefined
      ? null
      : `${clock(from)} and ${clock(from + HOURS_A_BLOCK)} ${zoneWords(timeZone)}`;
  if (hours === null) return day ?? key;
  return day === null ? `Between ${hours}` : `${day} between ${hours}`;
}

/** "UTC", "New York time" of "America/New_York". */
export function zoneWords(timeZone: string): string {
  if (timeZone === "UTC") return "UTC";
  return `${timeZone.split("/").at(-1)?.replaceAll("_", " ")} time`;
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}
