const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;
const ENGLISH = /^([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})$/;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const FIRST_YEAR = 1990;
const LAST_YEAR = 2200;

/**
 * Reads a date or a moment: ISO 8601, "2016-12-23 18:50 +0000" (X) or "Jan 8, 2025" (YouTube Studio). Without a zone it
 * is UTC; a date alone is its midnight in UTC.
 *
 * @param value a cell or a JSON value that is known to be there
 * @returns the moment, or in words what was expected
 */
export function parseTime(value: unknown): Date | string {
  const text = typeof value === "string" ? value.trim() : "";
  const iso = ISO.exec(text);
  if (iso) return buildTime(iso.slice(1, 7).map(Number), iso[7] ?? "", iso[8] ?? "Z");
  const english = ENGLISH.exec(text);
  const month = english ? MONTHS.indexOf(english[1] ?? "") + 1 : 0;
  if (english && month > 0) return buildTime([Number(english[3]), month, Number(english[2])], "", "Z");
  return 'expected a date such as "2025-01-31" or "2025-01-31T18:50:00Z"';
}

function buildTime(parts: number[], fraction: string, zone: string): Date | string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => part || 0);
  const millisecond = Number(fraction.padEnd(3, "0").slice(0, 3));
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return "there is no such day";
  if (year < FIRST_YEAR || year > LAST_YEAR) return `expected a year from ${FIRST_YEAR} to ${LAST_YEAR}`;
  const offset = readOffset(zone);
  // A leap second (60) is a moment that exists; it becomes the next second.
  if (hour > 23 || minute > 59 || second > 60 || offset === undefined) return "there is no such time of day";
  return new Date(midnight.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1000 + millisecond);
}

/** Minutes east of UTC. */
function readOffset(zone: string): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  if (minutes > 14 * 60 || Number(match[3]) > 59) return undefined;
  return match[1] === "-" ? -minutes : minutes;
}
