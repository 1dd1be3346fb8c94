import { type Line, MAX_LINE_BYTES } from "./read-lines.ts";

/** Lines from..to (to not included) that look like one CSV record. A closed one has all its quotes in pairs. */
export type Group = { from: number; to: number; closed: boolean };

/** A quote opens a field only at its start; anywhere else it stands for itself (5" cup). */
const OPENINGS: { [delimiter: string]: RegExp } = {
  ";": /(?:^|;)\s*"/,
  "\t": /(?:^|\t) *"/,
};
const COMMA = /(?:^|,)\s*"/;

/** No post or comment has so many lines: a record that goes on further is a quote that was forgotten. */
export const MAX_RECORD_LINES = 20_000;

type GroupOptions = { atEnd: boolean; max?: number; delimiter?: string };

/**
 * Finds which lines belong together: a line whose quotes are not in pairs goes on to the next line that has such quotes.
 *
 * @param lines in order
 * @param from where to begin
 * @param options.atEnd no more lines will come
 * @param options.max how many groups are wanted; all by default
 * @param options.delimiter between columns, a comma by default
 * @returns the groups without blank lines, and where the lines begin that need more lines to be judged
 */
export function groupLines(
  lines: Line[],
  from: number,
  { atEnd, max = Number.POSITIVE_INFINITY, delimiter = "," }: GroupOptions,
): { groups: Group[]; rest: number } {
  const groups: Group[] = [];
  const opening = OPENINGS[delimiter] ?? COMMA;
  let at = from;
  while (at < lines.length && groups.length < max) {
    const line = lines[at];
    if (!line || (line.text.trim() === "" && !line.damage)) {
      at += 1;
      continue;
    }
    const group = findGroup(lines, at, atEnd, opening);
    if (!group) break;
    groups.push(group);
    at = group.to;
  }
  return { groups, rest: at };
}

function findGroup(lines: Line[], from: number, atEnd: boolean, opening: RegExp): Group | undefined {
  let open = false;
  let size = 0;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    // Nor is a record longer than the longest line may be.
    if (!line || line.damage || size > MAX_LINE_BYTES || at - from >= MAX_RECORD_LINES)
      return { from, to: Math.max(at, from + 1), closed: false };
    if (hasOddQuotes(line.text)) open = !open && opening.test(line.text);
    if (!open) return { from, to: at + 1, closed: true };
    size += line.text.length;
  }
  return atEnd ? { from, to: lines.length, closed: false } : undefined;
}

/** Whether a quoted field begins or ends on this line without the other. */
export function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}
