import { formatCount, formatScore } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { placeOf } from "#lib/formula/grade.ts";
import { referenceMedian } from "#lib/formula/industry-benchmark.ts";
import { formula } from "#lib/formula/versions.ts";
import { drawPlace } from "./draw-place.ts";
import { PlaceBadge } from "./place-badge.tsx";
import { PlaceChart } from "./place-chart.tsx";
import { ScaleBar } from "./scale-bar.tsx";

export type Benchmark = {
  your_score: number;
  industry_average: number;
  percentile: number;
  basis: "industry" | "reference";
  sample: number;
};

type Props = { benchmark: Benchmark; hasIndustry: boolean; formulaVersion: string };

/** The percentile, who the others are, and how they spread. */
export function PlaceAmong({ benchmark, hasIndustry, formulaVersion }: Props) {
  const { basis, sample, percentile, your_score } = benchmark;
  const { reference } = formula(formulaVersion).benchmarks;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-2xl font-semibold tracking-tight tabular-nums">Ahead of {percentile}&thinsp;%</h3>
        <PlaceBadge place={placeOf(your_score, reference)} />
      </div>
      {basis === "industry" ? (
        <>
          <p className="mt-1 mb-5 text-sm text-soft">
            of {formatCount(sample)} brands in your industry on this installation.
          </p>
          <ScaleBar you={your_score} average={benchmark.industry_average} />
          <Legend score={your_score} other={`Their average ${formatScore(benchmark.industry_average)}`} />
        </>
      ) : (
        <>
          <p className="mt-1 mb-3 text-sm text-soft">
            of {formatCount(sample)} accounts in the{" "}
            <TextLink href="/methodology#sources">published reference set</TextLink>, from all industries.
            {hasIndustry && " Too few brands in your industry are here to compare with yet."}
          </p>
          <Spread score={your_score} percentiles={reference.percentiles} />
          <Legend score={your_score} other={`Median ${formatScore(referenceMedian(reference))}`} />
        </>
      )}
    </div>
  );
}

function Spread({ score, percentiles }: { score: number; percentiles: readonly number[] }) {
  const drawing = drawPlace(score, percentiles);
  return (
    <>
      <PlaceChart {...drawing} />
      <p aria-hidden="true" className="flex justify-between border-t border-line pt-1 text-xs text-faint">
        <span>{drawing.from}</span>
        <span>{drawing.to}</span>
      </p>
    </>
  );
}

function Legend({ score, other }: { score: number; other: string }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-soft tabular-nums">
      <span className="font-medium text-accent">You {formatScore(score)}</span>
      <span>{other}</span>
    </p>
  );
}
