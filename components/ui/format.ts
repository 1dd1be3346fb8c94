// One locale and UTC everywhere: server and browser write the same text, so that nothing jumps when the page comes alive.
const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const SHORT_DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "short", year: "2-digit", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
const EXACT = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "UTC" });
const COUNT = new Intl.NumberFormat("en-GB");

type Instant = Date | string | number;

/** "5 Aug 2026", in UTC. */
export function formatDay(instant: Instant): string {
  return DAY.format(new Date(instant));
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

/** "5 Aug", in UTC. */
export function formatShortDay(instant: Instant): string {
  return SHORT_DAY.format(new Date(instant));
}

/** "Aug 26", in UTC. */
export function formatMonth(instant: Instant): string {
  return MONTH.format(new Date(instant));
}

/** "5 Aug 2026, 14:02 UTC". */
export function formatMoment(instant: Instant): string {
  return `${formatDay(instant)}, ${TIME.format(new Date(instant))} UTC`;
}

/** "5 Aug 2026, 14:02:09 UTC". */
export function formatExact(instant: Instant): string {
  return `${formatDay(instant)}, ${EXACT.format(new Date(instant))} UTC`;
}

/** A whole number with separators: "18,400". */
export function formatCount(value: number): string {
  return COUNT.format(value);
}

/** The size of a file: "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return formatPlural(bytes, "byte");
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A score or difference with its one decimal: "58.3". */
export function formatScore(value: number): string {
  return value.toFixed(1);
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
