import type { Metadata } from "next";
import { cache, Suspense } from "react";
import { orNotFound } from "#app/or-not-found.ts";
import { readOrWithout } from "#app/read-or-without.ts";
import { requireMember } from "#app/session-caller.ts";
import { WorkSkeleton } from "#components/campaign-work/work-skeleton.tsx";
import { dayAfter } from "#components/campaigns/campaign-days.ts";
import { CampaignView } from "#components/campaigns/campaign-view.tsx";
import { PageHead, PagePath } from "#components/ui/page-head.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { getCampaign } from "#lib/campaigns/get-campaign.ts";
import { planIncludes, planName } from "#lib/plans.ts";
import { Work } from "./work.tsx";

type Props = { params: Promise<{ workspace_id: string; campaign_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace_id, campaign_id } = await params;
  const { workspace } = await requireMember(workspace_id);
  const found = await findCampaign(workspace_id, campaign_id);
  return { title: found ? `${found.campaign.name} · ${workspace.name}` : `${workspace.name} campaigns` };
}

/** One campaign: its timeline, phases and score, and what can be changed of it. */
export default async function CampaignPage({ params }: Props) {
  const { workspace_id, campaign_id } = await params;
  const { caller, role } = await requireMember(workspace_id);
  const found = await findCampaign(workspace_id, campaign_id);
  const within = { href: `/w/${workspace_id}/campaigns`, label: "Campaigns" };
  if (!found) {
    return (
      <>
        <PageHead title="Campaigns" within={within} />
        <PlanRequired feature="campaigns" workspaceId={workspace_id} planName={planName(caller.plan)} />
      </>
    );
  }
  return (
    <>
      <PagePath {...within} />
      <CampaignView
        key={campaign_id}
        workspaceId={workspace_id}
        initial={found.campaign}
        scoreFailure={found.failure}
        readAt={found.readAt.getTime()}
        earliest={dayAfter(found.readAt)}
        canChange={caller.scopes.includes("campaigns:write")}
      >
        <Suspense fallback={<WorkSkeleton name="planned posts" />}>
          <Work
            caller={caller}
            campaignId={campaign_id}
            readAt={found.readAt}
            canEdit={roleIncludes(role, "editor")}
          />
        </Suspense>
      </CampaignView>
    </>
  );
}

/** The campaign, when it was read and whether its score could not be; null where the plan has no campaigns. */
const findCampaign = cache(async (workspaceId: string, campaignId: string) => {
  const { caller } = await requireMember(workspaceId);
  if (!planIncludes(caller.plan, "agency")) return null;
  const readAt = new Date();
  const { read, failure } = await orNotFound(
    readOrWithout(
      () => getCampaign(caller, campaignId, readAt),
      () => getCampaign(caller, campaignId, readAt, false),
    ),
  );
  return { campaign: read, failure, readAt };
});
