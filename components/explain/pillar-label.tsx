import { PillarChange } from "#components/score/pillar-change.tsx";
import type { PillarDetails } from "#components/score/pillar-details.ts";
import { gradeLook, NOT_KNOWN, PILLAR_WORDS } from "#components/score/score-words.ts";
import { cx } from "#components/ui/cx.ts";
import { formatScore } from "#components/ui/format.ts";
import { TONE_TEXT } from "#components/ui/tone.ts";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Pillar } from "#lib/formula/names.ts";

type Props = {
  pillar: Pillar;
  details: PillarDetails[Pillar];
  isKnown: boolean;
  isFirst: boolean;
  difference: BasisDifference | null;
  /** What chance explains of the change, points to either side; undefined where that is not known. */
  noise?: number | undefined;
};

/** What the tab of a pillar says: its name, its score, coloured only where it stands out, and its change. */
export function PillarLabel({ pillar, details: { score, change, grade }, ...props }: Props) {
  const { tone } = gradeLook(grade);
  return (
    <>
      <span className="block text-sm font-medium">{PILLAR_WORDS[pillar].name}</span>
      {props.isKnown ? (
        <>
          <span
            className={cx(
              "block text-xl font-semibold tracking-tight tabular-nums",
              tone !== "neutral" && TONE_TEXT[tone],
            )}
          >
            {formatScore(score)}
          </span>
          {!props.isFirst && (
            <span className="block text-xs">
              <PillarChange
                pillar={pillar}
                change={change}
                difference={props.difference}
                noise={props.noise}
              />
            </span>
          )}
        </>
      ) : (
        <span className="mt-1 block text-sm text-soft">{NOT_KNOWN}</span>
      )}
    </>
  );
}
