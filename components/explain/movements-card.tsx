import type { ReactNode } from "react";
import { changeInWords } from "#components/score/change-in-words.ts";
import { differenceInWords } from "#components/score/comparison-words.ts";
import { Card } from "#components/ui/card.tsx";
import { formatScore } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Movement } from "#lib/formula/compare-explanations.ts";
import type { Pillar } from "#lib/formula/names.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { moveInWords } from "./move-in-words.ts";
import { MovementsTable } from "./movements-table.tsx";
import { sum } from "./shown-points.ts";

export type PreviousAudit = {
  href: string;
  completed_at: string;
  as_of: string | null;
  score: number;
  difference: BasisDifference;
  movements: Movement[];
};

type Props = {
  score: number;
  /** The audit before; null when there is none. */
  previous: PreviousAudit | null;
  /** How far the difference can be told from chance, where that is known. */
  change?: ScoreMove | undefined;
  /** Pillars whose change is too small to tell. */
  unclear: ReadonlySet<Pillar>;
  /** The way to a comparison with another audit, where there is one. */
  compare?: ReactNode;
};

/** What moved since the audit before, the largest move first, adding up to the difference of the scores. */
export function MovementsCard({ compare, previous, ...props }: Props) {
  return (
    <Card id="moved" title="What moved since the last audit">
      {previous === null ? (
        <p className="max-w-prose text-sm leading-relaxed text-soft">
          This is the first audit, so there is nothing to compare it with. After the next one you will see
          here which inputs moved, and by how much.
        </p>
      ) : (
        <Moves {...props} previous={previous} />
      )}
      {compare && <div className="no-print mt-6 max-w-xl border-t border-line pt-5">{compare}</div>}
    </Card>
  );
}

type MovesProps = Omit<Props, "compare"> & { previous: PreviousAudit };

function Moves({ score, previous, change, unclear }: MovesProps) {
  const difference = sum([score, -previous.score]);
  const isComparable = differenceInWords(previous.difference) === null;
  return (
    <>
      <p className="mb-4 text-sm text-soft">
        {isComparable ? moveInWords(difference) : "From"}{" "}
        <TextLink href={previous.href}>
          {formatScore(previous.score)} on <Time at={previous.as_of ?? previous.completed_at} dayOnly />
        </TextLink>{" "}
        to {formatScore(score)}. {wordsOf(change, previous.difference)}
      </p>
      <MovementsTable
        movements={previous.movements}
        unclear={unclear}
        difference={difference}
        isComparable={isComparable}
        sides={["Before", "Now"]}
      />
    </>
  );
}

/** The heading says already that nothing moved. */
function wordsOf(change: ScoreMove | undefined, difference: BasisDifference): string | null {
  const words = changeInWords(change, difference);
  return words === "Unchanged." ? null : words;
}
