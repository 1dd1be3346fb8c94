import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatDay, formatScore } from "#components/ui/format.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { type ChartPoint, isKnownPoint } from "./chart-rows.ts";
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
        (point) => isKnownPoint(point) && PILLARS.some((pillar) => point.pillars[pillar] === 50),
      ) && <p className="mt-2 hidden text-xs text-faint sm:block">– : not known, or exactly 50.</p>}
    </Disclosure>
  );
}

/** Points of the history keep no confidence: a pillar at exactly 50 is taken as not known. */
function formatPillar(score: number): string {
  return score === 50 ? "–" : formatScore(score);
}

function Row({ point, isSwitch }: { point: ChartPoint; isSwitch: boolean }) {
  const { date, score, audits, pillars } = point;
  const isKnown = isKnownPoint(point);
  return (
    <tr>
      <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
        {formatDay(date)}
        {isSwitch && <span className="ml-2 text-xs text-soft">new formula</span>}
      </th>
      <td className={isKnown ? "px-3 py-2 font-semibold" : "px-3 py-2 text-faint"}>
        {isKnown ? formatScore(score) : "not known"}
      </td>
      {PILLARS.map((pillar) => (
        <td key={pillar} className="hidden px-3 py-2 sm:table-cell">
          {isKnown ? formatPillar(pillars[pillar]) : ""}
        </td>
      ))}
      <td className="px-3 py-2">{audits > 0 ? audits : ""}</td>
    </tr>
  );
}
