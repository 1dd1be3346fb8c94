import type { ReactNode } from "react";
import { AuditPanel } from "#components/audits/audit-panel.tsx";
import { RecommendationList } from "#components/audits/recommendation-list.tsx";
import { FirstImport } from "#components/platforms/import-guide.tsx";
import { PlatformsCard } from "#components/platforms/platforms-card.tsx";
import { tellShift } from "#components/platforms/tell-trend.ts";
import { BenchmarkCard } from "#components/score/benchmark-card.tsx";
import { CrisisAlert } from "#components/score/crisis-alert.tsx";
import { NoScoreCard, ScoreCard } from "#components/score/score-card.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { describeLastStarted } from "#lib/audits/describe-audit.ts";
import { findCoverage } from "#lib/audits/find-coverage.ts";
import { type CurrentResult, findCurrentResult } from "#lib/audits/find-current-result.ts";
import { isAnyKnown } from "#lib/formula/is-any-known.ts";
import { listPlatformFacts } from "#lib/platforms/list-platform-facts.ts";
import { listPostTrends } from "#lib/platforms/list-post-trends.ts";
import { listRecommendations } from "#lib/recommendations/list-recommendations.ts";
import { nameShownPosts } from "#lib/recommendations/name-shown-posts.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";

const STACK = "flex min-w-0 flex-col gap-4 sm:gap-6";

type Props = { member: Member; history: ReactNode };

/** Everything of the overview; `history` is given in, since it alone changes with the range. */
export async function Overview({ member, history }: Props) {
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
  const postNames = await nameShownPosts(caller, latest?.recommendations ?? []);
  const trends = await listPostTrends(caller, platforms);
  const hasPlatforms = platforms.some(({ connection }) => connection !== null);
  if (!hasPlatforms && !latest) return <FirstImport workspaceId={workspaceId} />;
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
      <CrisisAlert crisis={latest?.explanation.crisis ?? null} className="lg:col-span-3" />
      {latest ? (
        <CurrentScore latest={latest} whyHref={`/w/${workspaceId}/audits/${latest.auditId}#why`} />
      ) : (
        <NoScoreCard hasPlatforms={hasPlatforms} className="lg:col-span-2" />
      )}
      <div className={`${STACK} lg:self-stretch`}>
        <AuditPanel
          key={workspaceId}
          workspaceId={workspaceId}
          newest={newest}
          coverage={hasPlatforms ? coverage : null}
          usage={{ used: workspace.audits_used, limit: workspace.audits_limit }}
          canRun={canDecide}
        />
        {latest && (
          <BenchmarkCard
            benchmark={latest.industry_benchmark}
            hasIndustry={member.workspace.industry !== null}
            isKnown={isAnyKnown(latest.confidence)}
            className="grow"
          />
        )}
      </div>
      <div className={`${STACK} lg:col-span-2`}>
        {history}
        {latest && (
          <RecommendationList
            recommendations={latest.recommendations}
            pillars={latest.pillars}
            formulaVersion={latest.formulaVersion}
            silent={latest.silent}
            shift={tellShift(trends)}
            postNames={postNames}
            ledger={{ workspaceId, entries, canDecide }}
          />
        )}
      </div>
      <div className={STACK}>
        <PlatformsCard platforms={platforms} trends={trends} workspaceId={workspaceId} />
      </div>
    </div>
  );
}

function CurrentScore({ latest, whyHref }: { latest: CurrentResult; whyHref: string }) {
  return (
    <ScoreCard
      score={latest.score}
      pillars={latest.pillars}
      confidence={latest.confidence}
      knownWeight={latest.knownWeight}
      formulaVersion={latest.formulaVersion}
      calculatedAt={latest.completedAt.toISOString()}
      isFirst={latest.isFirst}
      change={latest.change}
      difference={latest.difference}
      whyHref={whyHref}
      isCurrent
      className="lg:col-span-2 lg:self-stretch"
    />
  );
}
