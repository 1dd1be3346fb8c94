import type { Problem } from "../problems.ts";
import { formatNumber } from "../text/words.ts";
import { refuseFile } from "./refuse-file.ts";

/** So many rows of a file may be rejected, however few others it has. */
export const MAX_REJECTED_ROWS = 1_000;
/** More may be where they are at most one in so many. */
const ONE_IN = 10;
const MAX_SHOWN = 3;
const MAX_REASON = 160;

type Rejected = { line: number; reason: string };

/**
 * Whether so many rows are wrong that the file is: a large file with a few damaged rows is worth reading to its end, one of which
 * a tenth cannot be read is not what it was taken for.
 *
 * @param rejected rows so far
 * @param good rows so far
 */
export function isGivenUp(rejected: number, good: number): boolean {
  return rejected >= MAX_REJECTED_ROWS && rejected * ONE_IN > rejected + good;
}

/**
 * Refuses a file as a whole for its rows.
 *
 * @param fileName as the user calls it
 * @param first the first rejected rows, by line
 * @param counts rejected and good rows up to there
 * @returns the problem "Not An Export", to be thrown
 */
export function refuseRows(
  fileName: string,
  first: readonly Rejected[],
  { rejected, good }: { rejected: number; good: number },
): Problem {
  const lines = first.slice(0, MAX_SHOWN).map(({ line, reason }) => `in line ${line}, ${shorten(reason)}`);
  const read = formatNumber(rejected + good);
  const failed =
    good === 0
      ? `none of its first ${read} rows could be read`
      : `${formatNumber(rejected)} of its first ${read} rows could not be read`;
  return refuseFile(
    fileName,
    `was not imported, and nothing from it was kept: ${failed}: ${lines.join("; ")}. Export it again and import it as it is.`,
  );
}

function shorten(reason: string): string {
  return reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON)}…` : reason;
}
