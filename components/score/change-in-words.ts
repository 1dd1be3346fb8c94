import { formatSigned } from "#components/ui/format.ts";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import { isWithinNoise } from "#lib/formula/is-within-noise.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { differenceInWords } from "./comparison-words.ts";

/** What a change of the composite says, for people; null where nothing is known of it. */
export function changeInWords(
  change: ScoreMove | undefined,
  difference: BasisDifference | null,
): string | null {
  return differenceInWords(difference) ?? (change ? noiseInWords(change) : null);
}

/** What the bounds of a change say; null where there are none. */
export function noiseInWords(change: ScoreMove): string | null {
  const bounds = boundsInWords(change);
  return bounds !== null && isWithinNoise(change) && change.low !== change.high
    ? `Too small to tell: ${bounds.charAt(0).toLowerCase()}${bounds.slice(1)}`
    : bounds;
}

/** The same where it is said already that a change is too small to tell. */
export function boundsInWords(change: ScoreMove): string | null {
  const { low, high } = change;
  if (low === undefined || high === undefined) return null;
  if (isUnchanged(change)) return "Unchanged.";
  if (low === high) return "Chance plays no part in it.";
  return `Likely ${formatSigned(low)} to ${formatSigned(high)}.`;
}

/** Whether nothing that was counted has moved. */
export function isUnchanged({ points, low, high }: ScoreMove): boolean {
  return points === 0 && low === 0 && high === 0;
}
