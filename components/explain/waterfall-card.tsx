import type { ReactNode } from "react";
import { type Confidence, NOT_KNOWN, PILLAR_WORDS } from "#components/score/score-words.ts";
import { Card } from "#components/ui/card.tsx";
import { formatDecimals, formatScore } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { referenceMedian } from "#lib/formula/industry-benchmark.ts";
import type { Pillars } from "#lib/formula/names.ts";
import { scaleWords } from "#lib/formula/scale-words.ts";
import { formula } from "#lib/formula/versions.ts";
import { LazyWaterfallChart } from "./lazy-waterfall-chart.tsx";
import { tabHref } from "./pillar-tab.ts";
import { Points } from "./points.tsx";
import { formatPoints, type ShownExplanation } from "./shown-points.ts";
import { waterfallSteps } from "./waterfall-steps.ts";

type SumProps = { shown: ShownExplanation; pillars: Pillars; confidence: Confidence };
type Props = SumProps & { formulaVersion: string };

const CELL = "py-2.5 pl-3 text-right tabular-nums";

/** How the score comes about: from 50, what each pillar adds or takes, as a picture and as the table that adds up. */
export function WaterfallCard({ shown, pillars, confidence, formulaVersion }: Props) {
  return (
    <Card id="why" title={`Why ${formatScore(shown.total)}: from 50 to the score`}>
      <p className="-mt-2 mb-5 max-w-prose text-sm leading-relaxed text-soft">
        50 is {scaleWords(formulaVersion).fifty}. Few are: the median account scores{" "}
        {formatScore(referenceMedian(formula(formulaVersion).benchmarks.reference))}. What is known about a
        pillar moves the score up or down from 50; what is not known moves it neither way.
      </p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-center">
        <LazyWaterfallChart steps={waterfallSteps(shown, (pillar) => confidence[pillar].level !== "none")} />
        <SumTable shown={shown} pillars={pillars} confidence={confidence} />
      </div>
    </Card>
  );
}

function SumTable({ shown, pillars, confidence }: SumProps) {
  const { base, rounding, total } = shown;
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">From 50 to the score, by pillar</caption>
      <thead className="text-xs text-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left font-medium">
            Pillar
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Pillar score
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Points
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        <SumRow name="Start" points={formatDecimals(base, 2)} />
        {shown.pillars.map(({ pillar, points }) => (
          <SumRow
            key={pillar}
            name={
              <TextLink href={tabHref(pillar)} look="row">
                {PILLAR_WORDS[pillar].name}
              </TextLink>
            }
            score={confidence[pillar].level === "none" ? NOT_KNOWN : formatScore(pillars[pillar])}
            points={<Points points={points} />}
          />
        ))}
        <SumRow name="Rounding" points={formatPoints(rounding)} />
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-edge font-semibold">
          <th scope="row" className="py-2.5 text-left">
            Score
          </th>
          <td />
          <td className={CELL}>{formatDecimals(total, 2)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type RowProps = { name: ReactNode; score?: string; points: ReactNode };

function SumRow({ name, score = "", points }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-2.5 text-left font-normal">
        {name}
      </th>
      <td className={CELL}>{score}</td>
      <td className={CELL}>{points}</td>
    </tr>
  );
}
