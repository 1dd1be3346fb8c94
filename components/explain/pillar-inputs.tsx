import { GradeBadge } from "#components/score/grade-badge.tsx";
import { PillarChange } from "#components/score/pillar-change.tsx";
import type { PillarDetails } from "#components/score/pillar-details.ts";
import {
  type Confidence,
  LEVEL_WORDS,
  PILLAR_WORDS,
  UNKNOWN_LOOK,
  UNKNOWN_WORDS,
} from "#components/score/score-words.ts";
import { LookBadge } from "#components/ui/badge.tsx";
import { formatScore, spellDays } from "#components/ui/format.ts";
import { Meter } from "#components/ui/meter.tsx";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import type { BasisDifference } from "#lib/formula/compare-bases.ts";
import type { Pillar } from "#lib/formula/names.ts";
import { isPlaced, scaleWords } from "#lib/formula/scale-words.ts";
import { formatPlace, formatShare, formatValue } from "./format-value.ts";
import { InputName } from "./input-name.tsx";
import { writePlatforms } from "./input-words.ts";
import { Points } from "./points.tsx";
import type { ShownInput, ShownPillar } from "./shown-points.ts";

type Props = {
  shown: ShownPillar;
  details: PillarDetails[Pillar];
  confidence: Confidence[Pillar];
  formulaVersion: string;
  isFirst: boolean;
  difference: BasisDifference | null;
  /** What chance explains of the change, points to either side; undefined where that is not known. */
  noise: number | undefined;
};

/** All widths are set, so that the columns of the five tables stand below each other. */
function columnsOf(formulaVersion: string): Column[] {
  const { benchmark, normalised, confidence } = scaleWords(formulaVersion);
  return [
    { label: "Input", className: "w-[28%]" },
    { label: "Value", isNumber: true, className: "w-[12%]" },
    { label: benchmark, isNumber: true, className: "w-[25%]" },
    { label: normalised, isNumber: true, isCompact: true, className: "w-[10%]" },
    { label: "Weight", isNumber: true, isCompact: true, className: "w-[8%]" },
    { label: confidence, isNumber: true, isCompact: true, className: "w-[10%]" },
    { label: "Points", isNumber: true, className: "w-[7%]" },
  ];
}

/** One pillar: how sure its score is, in words, and every input with what it gives. */
export function PillarInputs({ shown, details, confidence, formulaVersion, isFirst, ...props }: Props) {
  const { difference, noise } = props;
  const { pillar, inputs, points } = shown;
  const { name, asks } = PILLAR_WORDS[pillar];
  const isKnown = confidence.level !== "none";
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">
          {name} <span className="text-sm font-normal text-soft">{asks}</span>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {isKnown ? (
            <>
              <span className="text-lg font-semibold tabular-nums">{formatScore(details.score)}</span>
              <GradeBadge grade={details.grade} />
              {!isFirst && (
                <PillarChange pillar={pillar} change={details.change} difference={difference} noise={noise} />
              )}
            </>
          ) : (
            <LookBadge look={UNKNOWN_LOOK} />
          )}
        </p>
      </div>
      <p className="mt-2 mb-4 max-w-prose text-sm leading-relaxed text-soft">
        <span className="font-medium text-ink">{LEVEL_WORDS[confidence.level]}: </span>
        {spellDays(writePlatforms(confidence.evidence))}.
        {!isKnown && ` So it counts as 50 and adds no points. ${UNKNOWN_WORDS[pillar]}`}
      </p>
      {inputs.length > 0 && (
        <StackedTable
          from="lg"
          caption={`Inputs of ${name}`}
          columns={columnsOf(formulaVersion)}
          rows={[...inputs.map((input) => inputRow(input, isPlaced(formulaVersion))), totalRow(name, points)]}
        />
      )}
    </>
  );
}

function inputRow(input: ShownInput, hasPlace: boolean): Row {
  const { platform, unit, value, benchmark, benchmark_source, normalised, weight, confidence } = input;
  return {
    key: `${platform} ${input.input}`,
    cells: [
      <InputName key="input" input={input.input} platform={platform} />,
      <span key="value" className="font-medium whitespace-nowrap">
        {formatValue(value, unit)}
      </span>,
      <Benchmark key="benchmark" text={formatValue(benchmark, unit)} source={benchmark_source} />,
      <span key="normalised">
        {hasPlace ? formatPlace(normalised) : formatScore(normalised)}
        <Meter value={normalised} mark={50} className="mt-1.5 ml-auto h-1! w-14! max-lg:hidden" />
      </span>,
      formatShare(weight),
      formatShare(confidence),
      <Points key="points" points={input.shown} />,
    ],
  };
}

function totalRow(name: string, points: number): Row {
  return {
    key: "total",
    isTotal: true,
    cells: [`${name} total`, null, null, null, null, null, <Points key="points" points={points} />],
  };
}

function Benchmark({ text, source }: { text: string; source: string }) {
  return (
    <span className="min-w-0">
      <span className="whitespace-nowrap">{text}</span>
      <span className="block text-xs leading-snug wrap-anywhere text-faint">{source}</span>
    </span>
  );
}
