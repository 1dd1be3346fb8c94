import { LookBadge } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/cx.ts";
import { formatScore } from "#components/ui/format.ts";
import { Meter } from "#components/ui/meter.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Grade } from "#lib/formula/grade.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";
import { GradeBadge } from "./grade-badge.tsx";
import { PillarChange } from "./pillar-change.tsx";
import { type Confidence, gradeLook, PILLAR_WORDS, UNKNOWN_LOOK, UNKNOWN_WORDS } from "./score-words.ts";

export type PillarDetails = Record<Pillar, { score: number; change: string; grade: Grade }>;

type Props = {
  pillars: PillarDetails;
  confidence: Confidence;
  /** There is no audit before to compare with. */
  isFirst: boolean;
  difference: BasisDifference | null;
};

/** On a phone name and score, the bar, then grade and change; on wider screens one line of columns. */
const ROW =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 sm:grid-cols-[10.5rem_minmax(3rem,1fr)_3rem_8.75rem_5rem]";

/** The five pillars: score, grade and change of each. */
export function PillarList({ pillars, confidence, isFirst, difference }: Props) {
  return (
    <div>
      <div aria-hidden="true" className={cx(ROW, "hidden pb-1 text-xs text-faint sm:grid")}>
        <span className="col-span-2">Pillar</span>
        <span className="text-right">Score</span>
        <span>Grade</span>
        <span className="text-right">Change</span>
      </div>
      <ul className="divide-y divide-line">
        {PILLARS.map((pillar) => (
          <PillarRow
            key={pillar}
            pillar={pillar}
            details={pillars[pillar]}
            isKnown={confidence[pillar].level !== "none"}
            isFirst={isFirst}
            difference={difference}
          />
        ))}
      </ul>
    </div>
  );
}

type RowProps = Pick<Props, "isFirst" | "difference"> & {
  pillar: Pillar;
  details: PillarDetails[Pillar];
  isKnown: boolean;
};

function PillarRow({ pillar, details, isKnown, isFirst, difference }: RowProps) {
  if (!isKnown) return <UnknownRow pillar={pillar} />;
  const { score, change, grade } = details;
  const { name, asks } = PILLAR_WORDS[pillar];
  return (
    <li className={cx(ROW, "py-3")}>
      <div>
        <h3 className="text-sm font-medium">{name}</h3>
        <p className="text-xs text-faint">{asks}</p>
      </div>
      <p className="text-right text-lg font-semibold tabular-nums sm:order-1">{formatScore(score)}</p>
      <Meter value={score} tone={gradeLook(grade).tone} mark={50} className="col-span-2 sm:col-span-1" />
      <div className="sm:order-2">
        <GradeBadge grade={grade} />
      </div>
      <p className="text-right text-sm sm:order-3">
        {isFirst ? (
          <span className="text-faint">First audit</span>
        ) : (
          <>
            <PillarChange pillar={pillar} change={change} difference={difference} />
            <span className="sr-only"> since the audit before</span>
          </>
        )}
      </p>
    </li>
  );
}

/** Nothing is known of the pillar: no figure, bar, grade or change, but what would make it known. */
function UnknownRow({ pillar }: { pillar: Pillar }) {
  const { name, asks } = PILLAR_WORDS[pillar];
  return (
    <li className={cx(ROW, "py-3")}>
      <div>
        <h3 className="text-sm font-medium">{name}</h3>
        <p className="text-xs text-faint">{asks}</p>
      </div>
      <div className="self-start sm:order-2 sm:self-center">
        <LookBadge look={UNKNOWN_LOOK} />
      </div>
      <p className="col-span-2 text-xs leading-snug text-soft sm:order-1">{UNKNOWN_WORDS[pillar]}</p>
      <span className="hidden sm:order-3 sm:block" />
    </li>
  );
}
