/** RFC 5545 asks for lines of at most 75 octets, without their end. */
const MOST_OCTETS = 75;
const ENCODER = new TextEncoder();

/** A thing of whole days in a calendar. */
export type CalendarEvent = {
  /** Unique wherever calendars meet, and the same in each download: what was taken over before is changed, not doubled. */
  uid: string;
  /** First and last UTC day, YYYY-MM-DD. */
  first: string;
  last: string;
  summary: string;
  description?: string;
};

/**
 * A calendar by RFC 5545: lines folded after 75 octets, texts escaped, days without a time of day.
 * @param name of the calendar, as programs show it
 * @param now when it was written
 */
export function writeIcs(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Plinth//Campaigns//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => writeEvent(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function writeEvent({ uid, first, last, summary, description }: CalendarEvent, stamp: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${writeDay(first, 0)}`,
    // The end is the first day that is no part of it.
    `DTEND;VALUE=DATE:${writeDay(last, 1)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function writeDay(day: string, later: number): string {
  const date = new Date(Date.parse(day) + later * 86_400_000);
  return date.toISOString().slice(0, 10).replaceAll("-", "");
}

/** Backslashes, semicolons and commas get a backslash, line ends are \n; other control characters have no place in it. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** A long line goes on behind a line end and a space; no character is cut in two. */
function fold(line: string): string {
  let [folded, octets] = ["", 0];
  for (const character of line) {
    const size = ENCODER.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
