import { type ReactNode, Suspense } from "react";
import { AuditPanel } from "#components/audits/audit-panel.tsx";
import { NextStep } from "#components/audits/next-step.tsx";
import { RecommendationList } from "#components/audits/recommendation-list.tsx";
import { FirstImport, NothingYet } from "#components/platforms/import-guide.tsx";
import { PlatformsCard } from "#components/platforms/platforms-card.tsx";
import { tellShift } from "#components/platforms/tell-trend.ts";
import { CrisisAlert } from "#components/score/crisis-alert.tsx";
import { HeroCard } from "#components/score/hero-card.tsx";
import { PillarsCard } from "#components/score/pillar-tiles.tsx";
import { NoScoreCard } from "#components/score/score-card.tsx";
import type { ScoreTrend } from "#components/score/trend-points.ts";
import { cx } from "#components/ui/cx.ts";
import { FoldOnPhone } from "#components/ui/fold-on-phone.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { describeLastStarted } from "#lib/audits/describe-audit.ts";
import { findCoverage } from "#lib/audits/find-coverage.ts";
import { type CurrentResult, findCurrentResult } from "#lib/audits/find-current-result.ts";
import type { Platform } from "#lib/formula/names.ts";
import { listPlatformFacts } from "#lib/platforms/list-platform-facts.ts";
import { listPostTrends } from "#lib/platforms/list-post-trends.ts";
import { listRecommendations } from "#lib/recommendations/list-recommendations.ts";
import { nameShownPosts } from "#lib/recommendations/name-shown-posts.ts";
import { readTrend } from "#lib/score/read-trend.ts";
import { utcDay } from "#lib/time.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";
import type { SetupStep } from "#lib/workspaces/schemas.ts";
import { GoalsSection } from "./goals-section.tsx";

const STACK = "flex min-w-0 flex-col gap-4 sm:gap-6";

type Props = {
  member: Member;
  steps: readonly SetupStep[];
  /** Given in, since they alone change with the range. */
  days: ReactNode;
  activity: (platforms: Platform[]) => ReactNode;
  history: ReactNode;
};

/** Everything of the overview. */
export async function Overview({ member, steps, days, activity, history }: Props) {
  const { caller } = member;
  const { workspaceId } = caller;
  const now = new Date();
  const canDecide = caller.scopes.includes("audits:write");
  // First: one that still runs is watched, and what it changes is read again at its end.
  const newest = await describeLastStarted(caller);
  const [workspace, platforms, latest, entries, coverage] = await Promise.all([
    getWorkspace(caller, now),
    listPlatformFacts(caller, now),
    findCurrentResult(caller),
    listRecommendations(caller, now),
    findCoverage(caller, now),
  ]);
  const [postNames, trends, trend] = await Promise.all([
    nameShownPosts(caller, latest?.recommendations ?? []),
    listPostTrends(caller, platforms),
    latest ? readTrend(caller, latest.formulaVersion, now) : [],
  ]);
  const connected = platforms.filter(({ connection }) => connection !== null);
  const hasPlatforms = connected.length > 0;
  if (!hasPlatforms && !latest)
    return canDecide ? <FirstImport workspaceId={workspaceId} steps={steps} /> : <NothingYet />;
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
      {latest && (
        <CrisisAlert
          workspaceId={workspaceId}
          crisis={latest.explanation.crisis}
          asOf={utcDay(latest.completedAt)}
          className="lg:col-span-3"
        />
      )}
      {latest ? (
        <CurrentScore
          latest={latest}
          trend={trend}
          hasIndustry={member.workspace.industry !== null}
          whyHref={`/w/${workspaceId}/audits/${latest.auditId}#why`}
        />
      ) : (
        <NoScoreCard hasPlatforms={hasPlatforms} className="lg:col-span-2" />
      )}
      {/* On a phone what to do next comes before the pillars. */}
      <div className={cx(STACK, "lg:self-stretch", latest && "lg:row-span-2")}>
        {latest && (
          <NextStep
            workspaceId={workspaceId}
            recommendations={latest.recommendations}
            entries={entries}
            silent={(latest.silent ?? []).map(({ pillar }) => pillar)}
            formulaVersion={latest.formulaVersion}
            postNames={postNames}
            canDecide={canDecide}
          />
        )}
        <AuditPanel
          key={workspaceId}
          workspaceId={workspaceId}
          newest={newest}
          coverage={hasPlatforms ? coverage : null}
          usage={{ used: workspace.audits_used, limit: workspace.audits_limit }}
          canRun={canDecide}
        />
      </div>
      {latest && (
        <PillarsCard
          pillars={latest.pillars}
          confidence={latest.confidence}
          isFirst={latest.isFirst}
          previousAt={latest.previousAt?.toISOString() ?? null}
          difference={latest.difference}
          noise={latest.pillar_noise}
          trend={trend}
          formulaVersion={latest.formulaVersion}
        />
      )}
      <div className={`${STACK} lg:col-span-2`}>
        {days}
        {activity(connected.map(({ platform }) => platform))}
      </div>
      <div className={STACK}>
        {latest && (
          <Suspense fallback={<Skeleton name="goals" className="h-40 rounded-card!" />}>
            <GoalsSection member={member} />
          </Suspense>
        )}
        <PlatformsCard
          platforms={platforms}
          trends={trends}
          workspaceId={workspaceId}
          canChange={canDecide}
        />
      </div>
      <div className={`${STACK} lg:col-span-3`}>
        <FoldOnPhone label="History of the score">{history}</FoldOnPhone>
        {latest && (
          <RecommendationList
            workspaceId={workspaceId}
            recommendations={latest.recommendations}
            pillars={latest.pillars}
            formulaVersion={latest.formulaVersion}
            silent={latest.silent}
            shift={tellShift(trends)}
            postNames={postNames}
            isAfterNext
            ledger={{ workspaceId, entries, canDecide }}
          />
        )}
      </div>
    </div>
  );
}

type ScoreProps = { latest: CurrentResult; trend: ScoreTrend; hasIndustry: boolean; whyHref: string };

function CurrentScore({ latest, ...shown }: ScoreProps) {
  return (
    <HeroCard
      score={latest.score}
      confidence={latest.confidence}
      knownWeight={latest.knownWeight}
      formulaVersion={latest.formulaVersion}
      calculatedAt={latest.completedAt.toISOString()}
      change={latest.change}
      difference={latest.difference}
      previousAt={latest.previousAt?.toISOString() ?? null}
      explanation={latest.explanation}
      benchmark={latest.industry_benchmark}
      {...shown}
    />
  );
}
