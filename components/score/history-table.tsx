import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatDay, formatScore } from "#components/ui/format.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";
import { type ChartPoint, isKnownPillar, isKnownPoint } from "./chart-rows.ts";
import { PILLAR_WORDS } from "./score-words.ts";

type Props = {
  points: ChartPoint[];
  /** Day of the first point that another formula than the one before computed, YYYY-MM-DD; null without one. */
  newFormula: string | null;
};

/** The numbers of the chart and their pillars as a table, the newest first, behind a toggle. */
export function HistoryTable({ points, newFormula }: Props) {
  return (
    <Disclosure label="Show as a table" className="mt-4">
      <div className="mt-2 overflow-hidden rounded-lg border border-line">
        <table className="w-full border-collapse text-right text-sm tabular-nums">
          <thead className="bg-sunken text-xs text-soft">
            <tr>
              <th scope="col" className="px-3 py-2 text-left font-medium">
                Date
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                Score
              </th>
              {PILLARS.map((pillar) => (
                <th key={pillar} scope="col" className="hidden px-3 py-2 font-medium sm:table-cell">
                  {PILLAR_WORDS[pillar].name}
                </th>
              ))}
              <th scope="col" className="px-3 py-2 font-medium">
                Audits
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.toReversed().map((point) => (
              <Row key={point.date} point={point} isSwitch={point.date === newFormula} />
            ))}
          </tbody>
        </table>
      </div>
      {points.some(
        (point) => isKnownPoint(point) && PILLARS.some((pillar) => !isKnownPillar(point, pillar)),
      ) && <p className="mt-2 hidden text-xs text-faint sm:block">– : not known.</p>}
    </Disclosure>
  );
}

function formatPillar(point: ChartPoint, pillar: Pillar): string {
  return isKnownPillar(point, pillar) ? formatScore(point.pillars[pillar]) : "–";
}

function Row({ point, isSwitch }: { point: ChartPoint; isSwitch: boolean }) {
  const { date, score, audits, basis } = point;
  const isKnown = isKnownPoint(point);
  return (
    <tr>
      <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
        {formatDay(date)}
        {isSwitch && <span className="ml-2 text-xs text-soft">new formula</span>}
      </th>
      <td className={isKnown ? "px-3 py-2 font-semibold" : "px-3 py-2 text-faint"}>
        {isKnown ? formatScore(score) : "not known"}
        {isKnown && basis?.spread && (
          <span className="ml-1 font-normal text-faint">±{formatScore(basis.spread.composite)}</span>
        )}
      </td>
      {PILLARS.map((pillar) => (
        <td key={pillar} className="hidden px-3 py-2 sm:table-cell">
          {isKnown ? formatPillar(point, pillar) : ""}
        </td>
      ))}
      <td className="px-3 py-2">{audits > 0 ? audits : ""}</td>
    </tr>
  );
}
