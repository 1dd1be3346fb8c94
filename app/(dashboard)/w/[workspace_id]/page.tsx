import type { Metadata } from "next";
import { Suspense } from "react";
import { requireMember } from "#app/session-caller.ts";
import { HistorySkeleton } from "#components/score/history-card.tsx";
import { type HistoryQuery, readHistoryRange } from "#components/score/history-range.ts";
import { planName } from "#lib/plans.ts";
import { HistorySection } from "./history-section.tsx";
import { Notices } from "./notices.tsx";
import { Overview } from "./overview.tsx";
import { OverviewSkeleton } from "./overview-skeleton.tsx";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace } = await requireMember((await params).workspace_id);
  return { title: `${workspace.name} overview` };
}

/** Where the brand stands. The choice of the history's range lives in the address. */
export default async function OverviewPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const { workspace, caller } = member;
  const range = readHistoryRange(await historyQuery(searchParams), new Date());
  const path = `/w/${workspace_id}`;
  return (
    <>
      <div className="mb-6">
        <h1 className="text-2xl font-semibold tracking-tight break-words">{workspace.name}</h1>
        <p className="mt-1 text-sm text-soft">
          {planName(caller.plan)} plan{workspace.industry && ` · industry: ${workspace.industry}`}
        </p>
      </div>
      <Notices member={member} href={`${path}/webhooks`} />
      <Suspense key={workspace_id} fallback={<OverviewSkeleton />}>
        <Overview
          member={member}
          history={
            <Suspense
              key={`${range.from} ${range.to} ${range.granularity}`}
              fallback={<HistorySkeleton range={range} path={path} />}
            >
              <HistorySection caller={caller} range={range} path={path} />
            </Suspense>
          }
        />
      </Suspense>
    </>
  );
}

async function historyQuery(searchParams: Props["searchParams"]): Promise<HistoryQuery> {
  const given = Object.entries(await searchParams).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(given) as HistoryQuery;
}
