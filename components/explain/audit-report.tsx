import type { ReactNode } from "react";
import type { PostNames } from "#components/audits/pattern-posts.tsx";
import {
  type Ledger,
  type Recommendation,
  RecommendationList,
} from "#components/audits/recommendation-list.tsx";
import { BenchmarkCard } from "#components/score/benchmark-card.tsx";
import { CrisisAlert } from "#components/score/crisis-alert.tsx";
import type { PillarDetails } from "#components/score/pillar-list.tsx";
import { ScoreCard } from "#components/score/score-card.tsx";
import type { Confidence } from "#components/score/score-words.ts";
import type { Crisis } from "#lib/formula/find-crisis.ts";
import type { Explanation, Silence } from "#lib/formula/formula-result.ts";
import type { IndustryBenchmark } from "#lib/formula/industry-benchmark.ts";
import { isAnyKnown } from "#lib/formula/is-any-known.ts";
import { PILLARS, type Pillars } from "#lib/formula/names.ts";
import { scaleWords } from "#lib/formula/scale-words.ts";
import type { ScoreMove } from "#lib/score/schemas.ts";
import { MovementsCard, type PreviousAudit } from "./movements-card.tsx";
import { PageContents } from "./page-contents.tsx";
import { PillarInputs } from "./pillar-inputs.tsx";
import { showPoints } from "./shown-points.ts";
import { VerifyCard } from "./verify-card.tsx";
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
};

/** The result of an audit and everything that it rests on, on one page. */
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
}: Props) {
  const { score, pillars, confidence, explanation, change } = result;
  const shown = showPoints(explanation);
  const isFirst = previous === null;
  const difference = previous?.difference ?? null;
  const pillarScores = Object.fromEntries(PILLARS.map((name) => [name, pillars[name].score])) as Pillars;
  return (
    <>
      <PageContents />
      <CrisisAlert
        workspaceId={workspaceId}
        crisis={explanation.crisis}
        asOf={asOf}
        className="mb-4 sm:mb-6"
      />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
        <ScoreCard
          score={score}
          pillars={pillars}
          confidence={confidence}
          knownWeight={knownWeight}
          formulaVersion={explanation.formula_version}
          calculatedAt={completedAt}
          isFirst={isFirst}
          change={change}
          difference={difference}
          className="lg:col-span-2 lg:self-stretch"
        />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6 lg:self-stretch">
          {facts}
          <BenchmarkCard
            benchmark={result.industry_benchmark}
            hasIndustry={hasIndustry}
            isKnown={isAnyKnown(confidence)}
            className="grow"
          />
        </div>
      </div>
      <div className="mt-4 space-y-4 sm:mt-6 sm:space-y-6">
        <RecommendationList
          workspaceId={workspaceId}
          recommendations={result.recommendations}
          pillars={pillars}
          formulaVersion={explanation.formula_version}
          silent={result.silent}
          postNames={postNames}
          ledger={ledger}
          showAll
        />
        <WaterfallCard
          shown={shown}
          pillars={pillarScores}
          confidence={confidence}
          formulaVersion={explanation.formula_version}
        />
        <MovementsCard score={score} previous={previous} change={change} />
        <InputsHeading formulaVersion={explanation.formula_version} />
        {shown.pillars.map((pillar) => (
          <PillarInputs
            key={pillar.pillar}
            shown={pillar}
            details={pillars[pillar.pillar]}
            confidence={confidence[pillar.pillar]}
            formulaVersion={explanation.formula_version}
            isFirst={isFirst}
            difference={difference}
          />
        ))}
        <VerifyCard auditId={auditId} inputHash={inputHash} formulaVersion={explanation.formula_version} />
      </div>
    </>
  );
}

function InputsHeading({ formulaVersion }: { formulaVersion: string }) {
  return (
    <div className="pt-4">
      <h2 className="text-lg font-semibold tracking-tight">Every input</h2>
      <p className="mt-1 max-w-prose text-sm leading-relaxed text-soft">{scaleWords(formulaVersion).rule}</p>
    </div>
  );
}
