import { Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { requireMember } from "#app/session-caller.ts";
import { CampaignList } from "#components/campaigns/campaign-list.tsx";
import { NoCampaigns } from "#components/campaigns/no-campaigns.tsx";
import { PlanRequired } from "#components/campaigns/plan-required.tsx";
import { readCampaignStatus, StatusFilter } from "#components/campaigns/status-filter.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { Pages } from "#components/ui/pages.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { listCampaignPlans } from "#lib/campaigns/list-campaign-plans.ts";
import { planIncludes, planName } from "#lib/plans.ts";

type Props = {
  params: Promise<{ workspace_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const SIZE = 20;
const TITLES = {
  all: "All campaigns",
  draft: "Drafts",
  active: "Active campaigns",
  completed: "Completed campaigns",
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace } = await requireMember((await params).workspace_id);
  return { title: `${workspace.name} campaigns` };
}

/** All campaigns of a workspace; the state that is shown and the page stand in the address. */
export default async function CampaignsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const { caller, workspace } = member;
  const hasPlan = planIncludes(caller.plan, "agency");
  const path = `/w/${workspace_id}/campaigns`;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold tracking-tight">Campaigns</h1>
          <p className="mt-1 text-sm break-words text-soft">{workspace.name}</p>
        </div>
        {hasPlan && caller.scopes.includes("write") && (
          <Link href={`${path}/new`} prefetch={false} className={buttonClass("primary")}>
            <Plus aria-hidden="true" className="size-4" />
            New campaign
          </Link>
        )}
      </div>
      {hasPlan ? (
        <Campaigns member={member} path={path} query={await searchParams} />
      ) : (
        <PlanRequired workspaceId={workspace_id} planName={planName(caller.plan)} />
      )}
    </>
  );
}

type ListProps = { member: Member; path: string; query: Awaited<Props["searchParams"]> };

async function Campaigns({ member: { caller }, path, query }: ListProps) {
  const status = readCampaignStatus(query.status);
  const page = readPage(query.page);
  const asked = { limit: SIZE, offset: (page - 1) * SIZE, status };
  const { campaigns, total } = await listCampaignPlans(caller, asked, new Date());
  const filtered = status ? `${path}?status=${status}` : path;
  const lastPage = Math.max(1, Math.ceil(total / SIZE));
  if (page > lastPage) redirect(`${filtered}${status ? "&" : "?"}page=${lastPage}`);
  return (
    <Card
      id="campaigns"
      title={TITLES[status ?? "all"]}
      aside={(total > 0 || status) && <StatusFilter current={status} path={path} />}
    >
      {total === 0 ? (
        <NoCampaigns status={status} path={path} canCreate={caller.scopes.includes("write")} />
      ) : (
        <CampaignList campaigns={campaigns} path={path} />
      )}
      <Pages name="Pages of campaigns" path={filtered} page={page} size={SIZE} total={total} />
    </Card>
  );
}

function readPage(given: string | string[] | undefined): number {
  return typeof given === "string" && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1;
}
