import type { ReactNode } from "react";
import type { PostNames } from "#components/audits/pattern-posts.tsx";
import {
  type Ledger,
  type Recommendation,
  RecommendationList,
} from "#components/audits/recommendation-list.tsx";
import { BenchmarkCard } from "#components/score/benchmark-card.tsx";
import { differenceInWords } from "#components/score/comparison-words.ts";
import { CrisisAlert } from "#components/score/crisis-alert.tsx";
import type { PillarDetails } from "#components/score/pillar-details.ts";
import { ScoreCard, type Told } from "#components/score/score-card.tsx";
import type { Confidence } from "#components/score/score-words.ts";
import { unclearPillars } from "#components/score/unclear-pillars.ts";
import { Card } from "#components/ui/card.tsx";
import type { Crisis } from "#lib/formula/find-crisis.ts";
import type { Explanation, Silence } from "#lib/formula/formula-result.ts";
import { type IndustryBenchmark, referenceMedian } from "#lib/formula/industry-benchmark.ts";
import { isAnyKnown } from "#lib/formula/is-any-known.ts";
import { PILLARS, type Pillar, type Pillars } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { inputsInWords } from "./inputs-in-words.ts";
import { MethodCard } from "./method-card.tsx";
import { MovementsCard, type PreviousAudit } from "./movements-card.tsx";
import { movesInWords } from "./moves-in-words.ts";
import { PillarInputs } from "./pillar-inputs.tsx";
import { PillarLabel } from "./pillar-label.tsx";
import { PillarTabs } from "./pillar-tabs.tsx";
import { showPoints } from "./shown-points.ts";
import { WaterfallCard } from "./waterfall-card.tsx";

type Props = {
  workspaceId: string;
  auditId: string;
  /** UTC day that it speaks of. */
  asOf: string;
  completedAt: string;
  inputHash: string | null;
  hasIndustry: boolean;
  result: {
    score: number;
    pillars: PillarDetails;
    recommendations: Recommendation[];
    industry_benchmark: IndustryBenchmark;
    explanation: Explanation & { crisis: Crisis | null };
    confidence: Confidence;
    change?: ScoreMove | undefined;
    /** What chance explains of the change of each pillar, points to either side. */
    pillar_noise?: Pillars | undefined;
    silent?: Silence[] | undefined;
  };
  /** 0–1: the share of the composite's weight that rests on data. */
  knownWeight: number;
  postNames: PostNames;
  previous: PreviousAudit | null;
  /** Null with an audit that is not the current one. */
  ledger: Ledger | null;
  /** What was asked of the audit. */
  facts: ReactNode;
  /** The way to a comparison with another audit; null where there is none. */
  compare: ReactNode;
};

/** The result of an audit: how it stands, what to do, how the score comes about, the pillars one by one, then what moved and how it all was measured. */
export function AuditReport({
  workspaceId,
  auditId,
  asOf,
  completedAt,
  inputHash,
  hasIndustry,
  result,
  knownWeight,
  previous,
  postNames,
  ledger,
  facts,
  compare,
}: Props) {
  const { score, pillars, confidence, explanation, change } = result;
  const shown = showPoints(explanation);
  const isFirst = previous === null;
  const difference = previous?.difference ?? null;
  const unclear = unclearPillars((pillar) => pillars[pillar].change, result.pillar_noise);
  const pillarScores = Object.fromEntries(PILLARS.map((name) => [name, pillars[name].score])) as Pillars;
  return (
    <div className="space-y-4 sm:space-y-6">
      <CrisisAlert workspaceId={workspaceId} crisis={explanation.crisis} asOf={asOf} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <ScoreCard
          score={score}
          confidence={confidence}
          told={tellScore(explanation, previous, unclear)}
          knownWeight={knownWeight}
          formulaVersion={explanation.formula_version}
          calculatedAt={completedAt}
          change={change}
          difference={difference}
          className="lg:col-span-2 lg:self-stretch"
        />
        <BenchmarkCard
          benchmark={result.industry_benchmark}
          hasIndustry={hasIndustry}
          isKnown={isAnyKnown(confidence)}
          middle={referenceMedian(formula(explanation.formula_version).benchmarks.reference)}
          className="lg:self-stretch"
        />
      </div>
      <RecommendationList
        workspaceId={workspaceId}
        recommendations={result.recommendations}
        pillars={pillars}
        formulaVersion={explanation.formula_version}
        silent={result.silent}
        postNames={postNames}
        ledger={ledger}
      />
      <WaterfallCard
        shown={shown}
        pillars={pillarScores}
        confidence={confidence}
        formulaVersion={explanation.formula_version}
      />
      <Card id="pillars" title="Pillars">
        <PillarTabs
          tabs={shown.pillars.map((one) => {
            const { pillar } = one;
            const known = confidence[pillar];
            const noise = result.pillar_noise?.[pillar];
            const shared = { details: pillars[pillar], isFirst, difference, noise };
            return {
              pillar,
              label: <PillarLabel pillar={pillar} isKnown={known.level !== "none"} {...shared} />,
              panel: (
                <PillarInputs
                  shown={one}
                  confidence={known}
                  formulaVersion={explanation.formula_version}
                  {...shared}
                />
              ),
            };
          })}
        />
      </Card>
      <MovementsCard score={score} previous={previous} change={change} unclear={unclear} compare={compare} />
      <MethodCard
        auditId={auditId}
        inputHash={inputHash}
        formulaVersion={explanation.formula_version}
        facts={facts}
      />
    </div>
  );
}

/** What made the score, and what moved it where the audit before measured the same. */
function tellScore(
  explanation: Explanation,
  previous: PreviousAudit | null,
  unclear: ReadonlySet<Pillar>,
): Told[] {
  const made = inputsInWords(explanation.contributions, explanation.formula_version);
  const hasMoved =
    previous && previous.movements.length > 0 && differenceInWords(previous.difference) === null;
  return [
    ...(made ? [{ title: "What makes it.", words: made }] : []),
    ...(hasMoved ? [{ title: "What moved it.", words: movesInWords(previous.movements, unclear) }] : []),
  ];
}
