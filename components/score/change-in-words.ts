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
  const { low, high } = change;
  if (low === undefined || high === undefined) return null;
  if (isUnchanged(change)) return "Unchanged.";
  if (low === high) return "Chance plays no part in it.";
  const bounds = `between ${shown(low)} and ${shown(high)}`;
  return isWithinNoise(change) ? `No clear change: likely ${bounds}.` : `More than chance: likely ${bounds}.`;
}

/** Whether nothing that was counted has moved. */
export function isUnchanged({ points, low, high }: ScoreMove): boolean {
  return points === 0 && low === 0 && high === 0;
}

function shown(points: number): string {
  return formatSigned(points);
}
