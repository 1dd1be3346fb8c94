import { Plus } from "lucide-react";
import Link from "next/link";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { DraftFilters } from "#components/drafts/draft-filters.tsx";
import { DraftList } from "#components/drafts/draft-list.tsx";
import { type DraftFilter, draftsHref, readDraftFilter } from "#components/drafts/drafts-href.ts";
import { DraftsSkeleton } from "#components/drafts/drafts-skeleton.tsx";
import { NoDrafts } from "#components/drafts/no-drafts.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { formatPlural } from "#components/ui/format.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listCampaignChoices } from "#lib/campaigns/list-campaign-choices.ts";
import { listDrafts } from "#lib/drafts/list-drafts.ts";
import { planIncludes, planName } from "#lib/plans.ts";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("drafts");

/** The drafts of a workspace by their day; filters, order and part of the list stand in the address. */
export default async function DraftsPage({ params, searchParams }: Props) {
  const member = await requireMember((await params).workspace_id);
  const { caller, role, workspace } = member;
  const path = `/w/${workspace.id}/drafts`;
  const hasPlan = planIncludes(caller.plan, "agency");
  const filter = readDraftFilter(await searchParams);
  return (
    <>
      <PageHead
        title="Drafts"
        about={workspace.name}
        aside={
          hasPlan && (
            <Link href={`${path}/new`} prefetch={false} className={buttonClass("primary")}>
              <Plus aria-hidden="true" className="size-4" />
              {roleIncludes(role, "editor") ? "New draft" : "Try a text"}
            </Link>
          )
        }
      />
      {hasPlan ? (
        <Soon
          key={workspace.id}
          fallback={<DraftsSkeleton />}
          read={() => Drafts({ member, path, filter })}
        />
      ) : (
        <PlanRequired feature="drafts" workspaceId={workspace.id} planName={planName(caller.plan)} />
      )}
    </>
  );
}

type ListProps = { member: Member; path: string; filter: DraftFilter };

async function Drafts({ member: { caller, role }, path, filter }: ListProps) {
  const { status, ...others } = filter;
  const readAt = Date.now();
  const now = new Date(readAt);
  const { drafts, next, total, known } = await listDrafts(
    caller,
    { ...others, status: status === "all" ? undefined : status },
    { now },
  );
  const campaigns = await listCampaignChoices(caller, now, filter.campaign);
  return (
    <div className="space-y-4 sm:space-y-6">
      <AutoRefresh workspaceId={caller.workspaceId} readAt={readAt} change="never" />
      {known > 0 && <DraftFilters path={path} filter={filter} campaigns={campaigns} />}
      <Card id="drafts" title={known === 0 ? "Your drafts" : formatPlural(total, "draft")}>
        {drafts.length === 0 ? (
          <NoDrafts path={path} known={known} canEdit={roleIncludes(role, "editor")} />
        ) : (
          <DraftList drafts={drafts} path={path} />
        )}
        {(next || filter.after) && (
          <nav aria-label="Parts of the list" className="mt-4 flex justify-end gap-2">
            {filter.after && (
              <Link
                href={draftsHref(path, { ...filter, after: undefined })}
                prefetch={false}
                className={buttonClass("quiet")}
              >
                Back to the start
              </Link>
            )}
            {next && (
              <Link
                href={draftsHref(path, { ...filter, after: next })}
                prefetch={false}
                className={buttonClass("quiet")}
              >
                More drafts
              </Link>
            )}
          </nav>
        )}
      </Card>
    </div>
  );
}
