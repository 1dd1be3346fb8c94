import { findFreshness } from "#app/find-freshness.ts";
import { requireMember } from "#app/session-caller.ts";
import { workspaceTitle } from "#app/workspace-title.ts";
import { readStart } from "#components/drafts/draft-place.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import type { Search } from "#components/ui/read-search.ts";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import { listCampaignChoices } from "#lib/campaigns/list-campaign-choices.ts";
import { planIncludes, planName } from "#lib/plans.ts";
import { listAccountModels } from "#lib/studio/list-account-models.ts";
import { Studio } from "../studio.tsx";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

export const generateMetadata = workspaceTitle("new draft");

/** A draft that is not kept yet. Reading is enough to try one: scoring changes nothing. */
export default async function NewDraftPage({ params, searchParams }: Props) {
  const member = await requireMember((await params).workspace_id);
  const { caller, workspace } = member;
  const head = <PageHead title="New draft" within={{ href: `/w/${workspace.id}/drafts`, label: "Drafts" }} />;
  if (!planIncludes(caller.plan, "agency"))
    return (
      <>
        {head}
        <PlanRequired feature="drafts" workspaceId={workspace.id} planName={planName(caller.plan)} />
      </>
    );
  const freshness = await findFreshness(caller, "models", "imports");
  const facts = await listAccountModels(caller, new Date());
  const usual = readStart(await searchParams, facts[0]?.platform ?? "instagram");
  const campaigns = await listCampaignChoices(caller, new Date(), usual.campaign_id);
  const known = campaigns.some(({ id }) => id === usual.campaign_id);
  return (
    <>
      {head}
      <AutoRefresh {...freshness} />
      <Studio
        member={member}
        kept={null}
        before={null}
        match={null}
        usual={known ? usual : { ...usual, campaign_id: null }}
        campaigns={campaigns}
        facts={facts}
      />
    </>
  );
}
