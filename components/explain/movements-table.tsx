import { Disclosure } from "#components/ui/disclosure.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import type { Movement, Side } from "#lib/formula/compare-explanations.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { formatValue } from "./format-value.ts";
import { InputName } from "./input-name.tsx";
import { capital, reasonInWords } from "./input-words.ts";
import { Points } from "./points.tsx";
import { formatPoints, sum, twoDecimals } from "./shown-points.ts";

type Props = {
  movements: Movement[];
  /** Pillars whose change is too small to tell: a move of theirs is neither good nor bad. */
  unclear: ReadonlySet<Pillar>;
  /** Points of the composite that the moves add up to. */
  difference: number;
  isComparable: boolean;
  /** What the earlier and the later values are called. */
  sides: readonly [string, string];
};

const TOTAL = "Total";
/** Points of the composite from which on a move has a row of its own; the score itself is told in tenths. */
const LEAST_TOLD = 0.1;
const SHOWN = 5;

/** Inputs that moved, the largest move first, adding up to the difference of the scores; nothing where none did. The smaller ones stand behind a toggle. */
export function MovementsTable({ movements, difference, isComparable, unclear, sides }: Props) {
  const moves = movements
    .map((movement) => ({ ...movement, points: twoDecimals(movement.points) }))
    .filter(({ points }) => Math.abs(points) >= LEAST_TOLD);
  // A toggle for a single row would take as much room as the row.
  const shown = moves.length > SHOWN + 1 ? moves.slice(0, SHOWN) : moves;
  const more = moves.slice(shown.length);
  const rest = sum([difference, ...shown.map(({ points }) => -points)]);
  if (moves.length === 0 && rest === 0) return null;
  const columns: Column[] = [
    { label: "Input", className: "w-[46%]" },
    { label: sides[0], isNumber: true, className: "w-[21%]" },
    { label: sides[1], isNumber: true, className: "w-[21%]" },
    { label: "Points", isNumber: true, className: "w-[12%]" },
  ];
  const row = (movement: Movement) => moveRow(movement, !isComparable || unclear.has(movement.pillar));
  return (
    <>
      <StackedTable
        caption="Inputs that moved"
        columns={columns}
        rows={[
          ...shown.map(row),
          ...(rest === 0 ? [] : [sumRow("Smaller moves and rounding", rest)]),
          totalRow(difference, isComparable),
        ]}
      />
      {more.length > 0 && (
        <Disclosure label={`Show ${more.length} more`} className="mt-3">
          <StackedTable caption="Smaller moves" columns={columns} rows={more.map(row)} />
        </Disclosure>
      )}
    </>
  );
}

function moveRow(
  { pillar, platform, input, before, after, points, reason }: Movement,
  isNeutral: boolean,
): Row {
  return {
    key: `${pillar} ${platform} ${input}`,
    cells: [
      <span key="input">
        <InputName input={input} platform={platform} pillar={pillar} />
        {reason && (
          <span className="block text-xs leading-snug font-normal text-soft">
            {capital(reasonInWords(reason))}
          </span>
        )}
      </span>,
      <SideValue key="before" side={before} />,
      <span key="after" className="font-medium">
        <SideValue side={after} />
      </span>,
      <Points key="points" points={points} isNeutral={isNeutral} />,
    ],
  };
}

function SideValue({ side }: { side: Side }) {
  if (typeof side === "string") return <span className="font-normal text-faint">{side}</span>;
  return formatValue(side.value, side.unit);
}

function sumRow(name: string, points: number): Row {
  return { key: name, cells: [name, null, null, formatPoints(points)] };
}

function totalRow(points: number, isComparable: boolean): Row {
  const shown = <Points key="points" points={points} isNeutral={!isComparable} />;
  return { key: TOTAL, isTotal: true, cells: [TOTAL, null, null, shown] };
}
