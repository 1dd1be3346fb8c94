import { Suspense } from "react";
import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { ActivitySkeleton } from "#components/score/activity-card.tsx";
import { readActivityChoice } from "#components/score/activity-choice.ts";
import { HistorySkeleton } from "#components/score/history-card.tsx";
import { readHistoryRange } from "#components/score/history-range.ts";
import { PageRange } from "#components/score/page-range.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { QueryProvider } from "#components/ui/query-provider.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { planName } from "#lib/plans.ts";
import { findFirstDay } from "#lib/score/find-first-day.ts";
import { listSetupSteps } from "#lib/workspaces/list-setup-steps.ts";
import { ActivitySection } from "./activity-section.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { HistorySection } from "./history-section.tsx";
import { Notices } from "./notices.tsx";
import { Overview } from "./overview.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Search>;
};

export const generateMetadata = workspaceTitle("overview");

/** Where the brand stands. The choice of range, comparison and platform lives in the address. */
export default async function OverviewPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const { workspace, caller } = member;
  const search = await searchParams;
  const [firstDay, freshness, steps] = await Promise.all([
    findFirstDay(caller),
    findFreshness(caller, "imports", "deliveries"),
    listSetupSteps(caller, roleIncludes(member.role, ROLE_FOR.keys)),
  ]);
  const range = readHistoryRange(search, new Date(), firstDay);
  const choice = readActivityChoice(search);
  const path = `/w/${workspace_id}`;
  return (
    <QueryProvider>
      <PageHead
        title={workspace.name}
        about={`${planName(caller.plan)} plan${workspace.industry ? ` · industry: ${workspace.industry}` : ""}`}
      />
      <AutoRefresh {...freshness} />
      <Notices member={member} href={`${path}/webhooks`} />
      <FirstSteps member={member} steps={steps} />
      <Soon
        key={workspace_id}
        fallback={<OverviewSkeleton />}
        read={() =>
          Overview({
            member,
            steps,
            activity: (platforms) => (
              <Suspense
                key={`${range.from} ${range.to} ${choice.compare} ${choice.platform}`}
                fallback={
                  <ActivitySkeleton range={range} choice={choice} path={path} platforms={platforms} />
                }
              >
                <ActivitySection
                  caller={caller}
                  range={range}
                  choice={choice}
                  path={path}
                  platforms={platforms}
                />
              </Suspense>
            ),
            days: <PageRange range={range} choice={choice} path={path} />,
            history: (
              <Suspense
                key={`${range.from} ${range.to} ${range.granularity} ${choice.compare}`}
                fallback={<HistorySkeleton range={range} path={path} />}
              >
                <HistorySection member={member} range={range} choice={choice} path={path} />
              </Suspense>
            ),
          })
        }
      />
    </QueryProvider>
  );
}
