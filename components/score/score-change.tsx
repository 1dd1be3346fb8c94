import { Time } from "#components/ui/time.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import { isWithinNoise } from "#lib/formula/is-within-noise.ts";
import { signed } from "#lib/formula/signed.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { Change } from "./change.tsx";
import { boundsInWords, isUnchanged } from "./change-in-words.ts";
import { differenceInWords } from "./comparison-words.ts";

type Props = {
  /** Where the audit before is kept. */
  change?: ScoreMove | undefined;
  difference: BasisDifference | null;
  /** When the audit before ended, where that is told. */
  since?: string | null | undefined;
};

/** How the composite moved since the previous audit, and whether that is a change of the brand, chance, or neither. */
export function ScoreChange({ change, difference, since }: Props) {
  const otherwise = differenceInWords(difference);
  const words = otherwise ?? (change ? boundsInWords(change) : null);
  if (words === null) return null;
  return (
    <div className="mt-3 text-sm sm:max-w-64">
      {change && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Change
            change={signed(change.points)}
            isNoise={isWithinNoise(change) && !isUnchanged(change)}
            isComparable={otherwise === null}
          />
          <span className="text-faint">
            since{" "}
            {since ? (
              <>
                the audit of <Time at={since} dayOnly />
              </>
            ) : (
              "the previous audit"
            )}
          </span>
        </p>
      )}
      <p className="mt-1 text-xs leading-relaxed text-faint">{words}</p>
    </div>
  );
}
