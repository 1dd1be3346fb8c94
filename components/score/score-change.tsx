import { formatSigned } from "#components/ui/format.ts";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import { isWithinNoise } from "#lib/formula/is-within-noise.ts";
import { signed } from "#lib/formula/signed.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { Change } from "./change.tsx";
import { differenceInWords } from "./comparison-words.ts";

type Props = {
  /** Where the audit before is kept. */
  change?: ScoreMove | undefined;
  difference: BasisDifference | null;
};

/** How the composite moved since the previous audit, and whether that is a change of the brand, chance, or neither. */
export function ScoreChange({ change, difference }: Props) {
  const words = changeInWords(change, difference);
  if (words === null) return null;
  return (
    <div className="mt-3 text-sm sm:max-w-48">
      {change && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Change
            change={signed(change.points)}
            isNoise={isWithinNoise(change) && !isUnchanged(change)}
            isComparable={differenceInWords(difference) === null}
          />
          <span className="text-faint">since the previous audit</span>
        </p>
      )}
      <p className="mt-1 text-xs leading-relaxed text-faint">{words}</p>
    </div>
  );
}

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
  if (low === high) return "Luck with individual posts plays no part in it.";
  const bounds = `between ${shown(low)} and ${shown(high)}`;
  return isWithinNoise(change)
    ? `Within noise: some posts do better than others by chance, which puts the change ${bounds}.`
    : `More than noise: posts differ by chance, which puts the change ${bounds}.`;
}

function isUnchanged({ points, low, high }: ScoreMove): boolean {
  return points === 0 && low === 0 && high === 0;
}

function shown(points: number): string {
  return formatSigned(points);
}
