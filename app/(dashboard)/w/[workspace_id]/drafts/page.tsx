import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { AccountModelsCard } from "#components/drafts/account-models-card.tsx";
import { readPlace } from "#components/drafts/draft-place.ts";
import { DraftStudio } from "#components/drafts/draft-studio.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { planIncludes, planName } from "#lib/plans.ts";
import { MIN_POSTS } from "#lib/studio/account-model.ts";
import { listAccountModels } from "#lib/studio/list-account-models.ts";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("drafts");

/** Drafts, scored while they are written; platform and format stand in the address. Reading is enough: scoring changes nothing. */
export default async function DraftsPage({ params, searchParams }: Props) {
  const member = await requireMember((await params).workspace_id);
  const { caller, workspace } = member;
  const freshness = await findFreshness(caller, "models", "imports");
  return (
    <>
      <PageHead title="Drafts" about={workspace.name} />
      <AutoRefresh {...freshness} />
      {planIncludes(caller.plan, "agency") ? (
        <Drafts member={member} query={await searchParams} />
      ) : (
        <PlanRequired feature="drafts" workspaceId={workspace.id} planName={planName(caller.plan)} />
      )}
    </>
  );
}

async function Drafts({ member: { caller, role, workspace }, query }: { member: Member; query: Search }) {
  const facts = await listAccountModels(caller, new Date());
  const shared = {
    workspaceId: workspace.id,
    facts,
    needed: MIN_POSTS,
    canImport: roleIncludes(role, "editor"),
  };
  return (
    <div className="space-y-4 sm:space-y-6">
      <DraftStudio
        key={workspace.id}
        initial={readPlace(query, facts[0]?.platform ?? "instagram")}
        {...shared}
      />
      <AccountModelsCard {...shared} />
    </div>
  );
}
