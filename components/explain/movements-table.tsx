import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import type { Movement, Side } from "#lib/formula/compare-explanations.ts";
import { formatValue } from "./format-value.ts";
import { InputName } from "./input-name.tsx";
import { Points } from "./points.tsx";
import { formatPoints, sum, twoDecimals } from "./shown-points.ts";

type Props = {
  movements: Movement[];
  /** Points of the composite that the moves add up to. */
  difference: number;
  isComparable: boolean;
  /** What the earlier and the later values are called. */
  sides: readonly [string, string];
};

const TOTAL = "Total";
/** Points of the composite from which on a move has a row of its own; the score itself is told in tenths. */
const LEAST_TOLD = 0.1;

/** Inputs that moved, the largest move first, adding up to the difference of the scores; nothing where none did. */
export function MovementsTable({ movements, difference, isComparable, sides: [before, after] }: Props) {
  const moves = movements
    .map((movement) => ({ ...movement, points: twoDecimals(movement.points) }))
    .filter(({ points }) => Math.abs(points) >= LEAST_TOLD);
  const rest = sum([difference, ...moves.map(({ points }) => -points)]);
  if (moves.length === 0 && rest === 0) return null;
  const columns: Column[] = [
    { label: "Input", className: "w-[52%]" },
    { label: before, isNumber: true },
    { label: after, isNumber: true },
    { label: "Points", isNumber: true },
  ];
  return (
    <StackedTable
      caption="Inputs that moved"
      columns={columns}
      rows={[
        ...moves.map((movement) => moveRow(movement, isComparable)),
        ...(rest === 0 ? [] : [sumRow("Smaller moves and rounding", rest, isComparable)]),
        sumRow(TOTAL, difference, isComparable),
      ]}
    />
  );
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
          <span className="block text-xs leading-snug font-normal text-soft">Because of {reason}</span>
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
