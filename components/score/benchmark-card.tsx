import { Card } from "#components/ui/card.tsx";
import { formatCount, formatScore } from "#components/ui/format.ts";
import { ScaleBar } from "./scale-bar.tsx";

type Props = {
  hasIndustry: boolean;
  /** Without any evidence a place among others would say nothing. */
  isKnown: boolean;
  className?: string;
  /** The score of the middle account of the reference set. */
  middle: number;
  benchmark: {
    your_score: number;
    industry_average: number;
    percentile: number;
    basis: "industry" | "reference";
    sample: number;
  };
};

/** Where the score stands among others, and who these others are. */
export function BenchmarkCard({ benchmark, hasIndustry, isKnown, className, middle }: Props) {
  const { your_score, industry_average, percentile, basis, sample } = benchmark;
  if (!isKnown) {
    return (
      <Card id="benchmark" title="How you compare">
        <p className="text-sm leading-relaxed text-soft">
          Nothing is known about your pillars yet, so there is nothing to compare.
        </p>
      </Card>
    );
  }
  const others =
    basis === "industry"
      ? `${formatCount(sample)} brands in your industry on this installation`
      : `${formatCount(sample)} accounts in the published reference set`;
  return (
    <Card id="benchmark" title="How you compare" className={className}>
      <p className="text-2xl font-semibold tracking-tight tabular-nums">Ahead of {percentile}&thinsp;%</p>
      <p className="mt-1 text-sm text-soft">of {others}.</p>
      {basis === "reference" ? (
        <Scale you={your_score} name="Median" other={middle} />
      ) : (
        <Scale you={your_score} name="Average" other={industry_average} />
      )}
      {basis === "reference" && (
        <p className="mt-4 text-xs leading-relaxed text-faint">
          {hasIndustry
            ? "Fewer than 20 other accounts here have a brand in your industry with a score, "
            : "No industry is set for this workspace, "}
          so the comparison is with the reference set, across industries.
        </p>
      )}
    </Card>
  );
}

function Scale({ you, name, other }: { you: number; name: string; other: number }) {
  return (
    <div className="mt-5">
      <ScaleBar you={you} average={other} />
      <dl className="mt-2 space-y-1.5 text-sm">
        <Place name="You" markClassName="size-2.5 rounded-full bg-accent" value={you} />
        <Place name={name} markClassName="mx-1 h-3 w-0.5 bg-edge" value={other} />
      </dl>
    </div>
  );
}

type PlaceProps = { name: string; markClassName: string; value: number };

function Place({ name, markClassName, value }: PlaceProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2 text-soft">
        <span className={markClassName} /> {name}
      </dt>
      <dd className="font-semibold tabular-nums">{formatScore(value)}</dd>
    </div>
  );
}
