import { currentRegion } from "#components/region/current-region.ts";
import type { Region } from "#lib/region/plain-region.ts";

// Server and browser write the same text, in the region of the workspace, so that nothing jumps when the page comes alive.

/** A day, YYYY-MM-DD or in milliseconds of UTC as charts have it, is the same everywhere; an instant, ISO 8601, is told in the zone. */
type Day = string | number;

const DAY_LENGTH = "YYYY-MM-DD".length;
const DATES = {
  day: { day: "numeric", month: "short", year: "numeric" },
  shortDay: { day: "numeric", month: "short" },
  month: { month: "short", year: "2-digit" },
  time: { hour: "2-digit", minute: "2-digit" },
  exact: { timeStyle: "medium" },
  offset: { hour: "2-digit", timeZoneName: "longOffset" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a formatter takes a thousand times as long as using it. */
const MOST_KEPT = 200;
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** "5 Aug 2026"; of an instant in the zone of the workspace. */
export function formatDay(day: Day): string {
  return write("day", day);
}

/** A text of the service as people write its days: "up to 2026-08-05" becomes "up to 5 Aug 2026". */
export function spellDays(text: string): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => (isDay(day) ? formatDay(day) : day));
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. Browsers disagree on what the 31st of February is. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** "5 Aug"; of an instant in the zone of the workspace. */
export function formatShortDay(day: Day): string {
  return write("shortDay", day);
}

/** "Aug 26"; of an instant in the zone of the workspace. */
export function formatMonth(day: Day): string {
  return write("month", day);
}

/** "5 Aug 2026, 14:02 UTC", or in the zone of the workspace "5 Aug 2026, 16:02 UTC+2". */
export function formatMoment(instant: string): string {
  return `${write("day", instant)}, ${write("time", instant)} ${formatOffset(instant)}`;
}

/** "5 Aug 2026, 14:02:09 UTC". */
export function formatExact(instant: string): string {
  return `${write("day", instant)}, ${write("exact", instant)} ${formatOffset(instant)}`;
}

/** How far the zone of the workspace is from UTC at an instant: "UTC", "UTC+2", "UTC−3:30". */
export function formatOffset(instant: string): string {
  const { timeZone } = currentRegion();
  const parts = dateFormat("offset", { locale: "en-GB", timeZone }).formatToParts(new Date(instant));
  const [, sign, hours, minutes] =
    /([+-])0?(\d+):(\d\d)/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  if (!sign || !hours || Number(`${hours}${minutes}`) === 0) return "UTC";
  return `UTC${sign === "-" ? "−" : "+"}${hours}${minutes === "00" ? "" : `:${minutes}`}`;
}

/** A whole number with separators: "18,400". */
export function formatCount(value: number): string {
  return formatNumber(value);
}

/** A number with separators, rounded: "3.75" with two decimals at most. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const { locale } = currentRegion();
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = kept(numbers, key, () => new Intl.NumberFormat(locale, options));
  return format.format(value);
}

/** A number with exactly so many decimals: "1.50". */
export function formatDecimals(value: number, decimals: number): string {
  // Rounded as everywhere else in the product; only what is written follows the region.
  return formatNumber(Number(value.toFixed(decimals)), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** The size of a file: "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return formatPlural(bytes, "byte");
  if (bytes < 1_000_000) return `${formatCount(Math.round(bytes / 1_000))} kB`;
  return `${formatDecimals(bytes / 1_000_000, 1)} MB`;
}

/** A score or difference with its one decimal: "58.3". */
export function formatScore(value: number): string {
  return formatDecimals(value, 1);
}

/** A difference with its sign, from points or as the service tells it: "+3.1", "−0.4", and "+0.0" for what rounds to zero. */
export function formatSigned(difference: number | string): string {
  const tenths = Math.round(Math.abs(Number(difference)) * 10 + 1e-9);
  return `${Number(difference) < 0 && tenths > 0 ? "−" : "+"}${formatScore(tenths / 10)}`;
}

/** A count with its noun: "1 audit", "3 audits". */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** "instagram, tiktok and youtube". */
export function formatList(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function write(name: keyof typeof DATES, day: Day): string {
  const { locale, timeZone } = currentRegion();
  const isDay = typeof day === "number" || day.length === DAY_LENGTH;
  return dateFormat(name, { locale, timeZone: isDay ? "UTC" : timeZone }).format(new Date(day));
}

function dateFormat(name: keyof typeof DATES, { locale, timeZone }: Region): Intl.DateTimeFormat {
  return kept(
    dates,
    `${name} ${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(locale, { ...DATES[name], timeZone }),
  );
}

function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key);
  if (known) return known;
  if (all.size >= MOST_KEPT) all.clear();
  const made = make();
  all.set(key, made);
  return made;
}
