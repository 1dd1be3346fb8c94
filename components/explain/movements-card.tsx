import { differenceInWords } from "#components/score/comparison-words.ts";
import { changeInWords } from "#components/score/score-change.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatScore } from "#components/ui/format.ts";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Movement, Side } from "#lib/formula/compare-explanations.ts";
import { signed } from "#lib/formula/signed.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { formatValue } from "./format-value.ts";
import { InputName } from "./input-name.tsx";
import { Points } from "./points.tsx";
import { formatPoints, sum, twoDecimals } from "./shown-points.ts";

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
};

const TOTAL = "In all";
const COLUMNS: Column[] = [
  { label: "Input", className: "w-[52%]" },
  { label: "Before", isNumber: true },
  { label: "Now", isNumber: true },
  { label: "Points", isNumber: true },
];

/** What moved since the audit before, the largest move first, adding up to the difference of the scores. */
export function MovementsCard({ score, previous, change }: Props) {
  return (
    <Card id="moved" title="What moved since the last audit">
      {previous === null ? (
        <p className="max-w-prose text-sm leading-relaxed text-soft">
          This is the first audit: there is nothing before it to compare with. The next one will say here
          which inputs moved, and by how much.
        </p>
      ) : (
        <Moves score={score} previous={previous} change={change} />
      )}
    </Card>
  );
}

function Moves({ score, previous, change }: Props & { previous: PreviousAudit }) {
  const difference = sum([score, -previous.score]);
  const isComparable = differenceInWords(previous.difference) === null;
  const moves = previous.movements
    .map((movement) => ({ ...movement, points: twoDecimals(movement.points) }))
    .filter(({ points }) => points !== 0);
  const rest = sum([difference, ...moves.map(({ points }) => -points)]);
  return (
    <>
      <p className="mb-4 text-sm text-soft">
        {isComparable ? inWords(difference) : "From"}{" "}
        <TextLink href={previous.href}>
          {formatScore(previous.score)} on <Time at={previous.as_of ?? previous.completed_at} dayOnly />
        </TextLink>{" "}
        to {formatScore(score)}. {wordsOf(change, previous.difference)}
      </p>
      {moves.length > 0 && (
        <StackedTable
          caption="Inputs that moved"
          columns={COLUMNS}
          rows={[
            ...moves.map((movement) => moveRow(movement, isComparable)),
            ...(rest === 0 ? [] : [sumRow("Smaller moves and rounding", rest, isComparable)]),
            sumRow(TOTAL, difference, isComparable),
          ]}
        />
      )}
    </>
  );
}

/** The heading says already that nothing moved. */
function wordsOf(change: ScoreMove | undefined, difference: BasisDifference): string | null {
  const words = changeInWords(change, difference);
  return words === "Unchanged." ? null : words;
}

function inWords(difference: number): string {
  if (difference === 0) return "Unchanged from";
  return `${difference > 0 ? "Up" : "Down"} ${signed(difference).slice(1)} points, from`;
}

function moveRow(
  { pillar, platform, input, before, after, points, reason }: Movement,
  isComparable: boolean,
): Row {
  return {
    key: `${pillar} ${platform} ${input}`,
    cells: [
      <span key="input">
        <InputName input={input} platform={platform} pillar={pillar} />
        {reason && (
          <span className="block text-xs leading-snug font-normal text-soft">Moved by {reason}</span>
        )}
      </span>,
      <SideValue key="before" side={before} />,
      <span key="after" className="font-medium">
        <SideValue side={after} />
      </span>,
      <Points key="points" points={points} isNeutral={!isComparable} />,
    ],
  };
}

function SideValue({ side }: { side: Side }) {
  if (typeof side === "string") return <span className="font-normal text-faint">{side}</span>;
  return formatValue(side.value, side.unit);
}

function sumRow(name: string, points: number, isComparable: boolean): Row {
  const isTotal = name === TOTAL;
  const shown = isTotal ? (
    <Points key="points" points={points} isNeutral={!isComparable} />
  ) : (
    formatPoints(points)
  );
  return { key: name, isTotal, cells: [name, null, null, shown] };
}
