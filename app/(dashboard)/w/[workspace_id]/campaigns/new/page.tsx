import type { Metadata } from "next";
import { requireMember } from "#app/session-caller.ts";
import { dayAfter } from "#components/campaigns/campaign-days.ts";
import { CreateCampaign } from "#components/campaigns/create-campaign.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { PlanRequired } from "#components/workspaces/plan-required.tsx";
import { planIncludes, planName } from "#lib/plans.ts";

export const metadata: Metadata = { title: "New campaign" };

type Props = { params: Promise<{ workspace_id: string }> };

/** A new campaign with a live preview of its plan. */
export default async function NewCampaignPage({ params }: Props) {
  const { workspace_id } = await params;
  const { caller, workspace } = await requireMember(workspace_id);
  return (
    <>
      <PageHead
        title="New campaign"
        about={workspace.name}
        within={{ href: `/w/${workspace_id}/campaigns`, label: "Campaigns" }}
      />
      {!planIncludes(caller.plan, "agency") ? (
        <PlanRequired feature="campaigns" workspaceId={workspace_id} planName={planName(caller.plan)} />
      ) : caller.scopes.includes("campaigns:write") ? (
        <CreateCampaign key={workspace_id} workspaceId={workspace_id} tomorrow={dayAfter(new Date())} />
      ) : (
        <p className="rounded-card border border-line bg-surface p-5 text-sm text-soft">
          As a viewer you can see campaigns, but not create them. Ask an owner or admin to change your role.
        </p>
      )}
    </>
  );
}
