import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatScore, formatShortDay } from "#components/ui/format.ts";
import { TextLink } from "#components/ui/text-link.tsx";
import { Time } from "#components/ui/time.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Explanation } from "#lib/formula/formula-result.ts";
import { referenceMedian } from "#lib/formula/industry-benchmark.ts";
import { isAnyKnown } from "#lib/formula/is-any-known.ts";
import { formula } from "#lib/formula/versions.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { drawTrend, scaleOver } from "./draw-trend.ts";
import { Drivers } from "./drivers.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { type Benchmark, PlaceAmong } from "./place-among.tsx";
import { ScoreChange } from "./score-change.tsx";
import { type Confidence, confidenceInWords, fiftyWords, knownInWords } from "./score-words.ts";
import { TrendChart } from "./trend-chart.tsx";
import type { ScoreTrend } from "./trend-points.ts";

type Props = {
  score: number;
  confidence: Confidence;
  /** 0–1: the share of the composite's weight that rests on data. */
  knownWeight: number;
  formulaVersion: string;
  calculatedAt: string;
  /** Since the audit before, where its bounds are known. */
  change?: ScoreMove | undefined;
  /** When the audit before ended; null with the first. */
  previousAt: string | null;
  /** What this audit and the one before were computed of; null with the first. */
  difference: BasisDifference | null;
  benchmark: Benchmark;
  hasIndustry: boolean;
  /** The last 90 days, by the version of the score; empty without a history. */
  trend: ScoreTrend;
  explanation: Explanation;
  /** Where the score is explained. */
  whyHref: string;
};

/** How the brand is doing at a glance: its score, its place among others, and what it rests on. */
export function HeroCard(props: Props) {
  const { confidence, difference, trend } = props;
  return (
    <Card
      id="score"
      title="Score"
      className="lg:col-span-2 lg:self-stretch"
      aside={
        <p className="text-sm text-faint">
          Calculated <Time at={props.calculatedAt} /> · formula {props.formulaVersion}
        </p>
      }
    >
      {isAnyKnown(confidence) && (
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="min-w-0">
            <p className="flex items-baseline gap-2">
              <span
                data-testid="composite"
                className="text-7xl leading-none font-semibold tracking-tighter tabular-nums"
              >
                {formatScore(props.score)}
              </span>
              <span className="text-sm text-faint">of 100</span>
            </p>
            <Course trend={trend} />
            <ScoreChange change={props.change} difference={difference} since={props.previousAt} />
          </div>
          <PlaceAmong
            benchmark={props.benchmark}
            hasIndustry={props.hasIndustry}
            formulaVersion={props.formulaVersion}
          />
        </div>
      )}
      <Drivers explanation={props.explanation} />
      <Basis {...props} />
      <NewFormula version={props.formulaVersion} />
    </Card>
  );
}

/** The score of the last 90 days; nothing where there is no line to draw. */
function Course({ trend }: { trend: ScoreTrend }) {
  const points = trend.map(({ date, score }) => ({ date, value: score }));
  const drawing = drawTrend(points, scaleOver(points.map(({ value }) => value)));
  const first = points[0];
  if (!drawing || !first) return null;
  return (
    <div className="mt-4 max-w-72">
      <TrendChart drawing={drawing} className="h-10" />
      <p className="mt-1 text-xs text-faint tabular-nums">
        From {formatScore(first.value)} on {formatShortDay(first.date)}
      </p>
    </div>
  );
}

/** How much the score rests on; how that is to be read stands behind a toggle. */
function Basis({ confidence, knownWeight, formulaVersion, whyHref }: Props) {
  const { reference } = formula(formulaVersion).benchmarks;
  return (
    <div className="mt-5 text-sm text-soft">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span>{knownInWords(confidence, knownWeight)}</span>
        <TextLink href={whyHref} look="row">
          Why this score <ArrowRight aria-hidden="true" className="ml-1 size-4" />
        </TextLink>
      </p>
      <Disclosure label="How to read it">
        <Method>
          <p>{confidenceInWords(confidence)}</p>
          <p>{fiftyWords(formulaVersion, referenceMedian(reference))}</p>
          <EvidenceList confidence={confidence} />
        </Method>
      </Disclosure>
    </div>
  );
}

function Method({ children }: { children: ReactNode }) {
  return <div className="mt-2 max-w-prose space-y-1 leading-relaxed">{children}</div>;
}

/** After an upgrade the score stays what it was until the next audit. */
function NewFormula({ version }: { version: string }) {
  const { name } = formula();
  if (version === name) return null;
  return (
    <Alert tone="neutral" title={`Formula ${name} is here`} className="mt-4">
      <p>
        This score still comes from formula {version}. Your next audit will use the new one, which the history
        already shows. Scores from the two cannot be compared.
      </p>
    </Alert>
  );
}
