import { Plus } from "lucide-react";
import Link from "next/link";
import { findFreshness } from "#app/find-freshness.ts";
import { readOrWithout } from "#app/read-or-without.ts";
import { redirectToLastPage } from "#app/redirect-to-last-page.ts";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { CampaignList } from "#components/campaigns/campaign-list.tsx";
import { NoCampaigns } from "#components/campaigns/no-campaigns.tsx";
import { STATUS_LOOKS } from "#components/campaigns/status-badge.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { FailedPart } from "#components/ui/failed-part.tsx";
import { ListSkeleton } from "#components/ui/list-skeleton.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Pages } from "#components/ui/pages.tsx";
import { readChoice, readPage, type Search } from "#components/ui/read-search.ts";
import { filteredPath, StatusFilter } from "#components/ui/status-filter.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { listCampaignPlans } from "#lib/campaigns/list-campaign-plans.ts";
import { planIncludes, planName } from "#lib/plans.ts";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Search>;
};

const STATUSES = ["active", "draft", "completed"] as const;
const CHOICES = STATUSES.map((status) => ({ status, label: STATUS_LOOKS[status].word }));
const TITLES = {
  all: "All campaigns",
  draft: "Scheduled campaigns",
  active: "Active campaigns",
  completed: "Completed campaigns",
};

export const generateMetadata = workspaceTitle("campaigns");

/** All campaigns of a workspace; the state that is shown and the page stand in the address. */
export default async function CampaignsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const { caller, workspace } = member;
  const hasPlan = planIncludes(caller.plan, "agency");
  const freshness = await findFreshness(caller, "campaigns", "audits", "imports");
  const path = `/w/${workspace_id}/campaigns`;
  const query = await searchParams;
  return (
    <>
      <PageHead
        title="Campaigns"
        about={workspace.name}
        aside={
          hasPlan &&
          caller.scopes.includes("campaigns:write") && (
            <Link href={`${path}/new`} prefetch={false} className={buttonClass("primary")}>
              <Plus aria-hidden="true" className="size-4" />
              New campaign
            </Link>
          )
        }
      />
      <AutoRefresh {...freshness} />
      {hasPlan ? (
        <Soon
          key={workspace_id}
          fallback={<CampaignsSkeleton />}
          read={() => Campaigns({ member, path, query })}
        />
      ) : (
        <PlanRequired feature="campaigns" workspaceId={workspace_id} planName={planName(caller.plan)} />
      )}
    </>
  );
}

function CampaignsSkeleton() {
  return (
    <Card id="campaigns" title={TITLES.all}>
      <ListSkeleton name="campaigns" />
    </Card>
  );
}

type ListProps = { member: Member; path: string; query: Search };

async function Campaigns({ member: { caller }, path, query }: ListProps) {
  const status = readChoice(query, "status", STATUSES);
  const page = readPage(query);
  const [asked, now] = [{ ...page, status }, new Date()];
  const { read, failure } = await readOrWithout(
    () => listCampaignPlans(caller, asked, now),
    () => listCampaignPlans(caller, asked, now, false),
  );
  const { campaigns, total } = read;
  const filtered = filteredPath(path, status);
  redirectToLastPage(filtered, page, total);
  return (
    <Card
      id="campaigns"
      title={TITLES[status ?? "all"]}
      aside={
        (total > 0 || status) && (
          <StatusFilter name="Which campaigns" path={path} current={status} choices={CHOICES} />
        )
      }
    >
      {failure && <FailedPart title="The current score could not be read" className="mb-4" {...failure} />}
      {total === 0 ? (
        <NoCampaigns status={status} path={path} canCreate={caller.scopes.includes("campaigns:write")} />
      ) : (
        <CampaignList campaigns={campaigns} path={path} hasScore={!failure} />
      )}
      <Pages name="Pages of campaigns" path={filtered} page={page} total={total} />
    </Card>
  );
}
