import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { findFreshness } from "#app/find-freshness.ts";
import { orNotFound } from "#app/or-not-found.ts";
import { requireMember } from "#app/session-caller.ts";
import { DeleteDraft } from "#components/drafts/delete-draft.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { AutoRefresh } from "#components/workspaces/auto-refresh.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { getDraftMatch } from "#lib/campaign-work/get-draft-match.ts";
import { listCampaignChoices } from "#lib/campaigns/list-campaign-choices.ts";
import { getDraft } from "#lib/drafts/get-draft.ts";
import type { Draft } from "#lib/drafts/schemas.ts";
import { planIncludes } from "#lib/plans.ts";
import { listAccountModels } from "#lib/studio/list-account-models.ts";
import { readBefore } from "../read-before.ts";
import { Studio } from "../studio.tsx";

type Props = { params: Promise<{ workspace_id: string; draft_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace_id, draft_id } = await params;
  const { workspace } = await requireMember(workspace_id);
  const { variants } = await findDraft(workspace_id, draft_id);
  return { title: `${variants[0]?.text.trim().slice(0, 60) || "Draft"} · ${workspace.name}` };
}

/** A kept draft: written, checked, scored. */
export default async function DraftPage({ params }: Props) {
  const { workspace_id, draft_id } = await params;
  const member = await requireMember(workspace_id);
  const freshness = await findFreshness(member.caller, "models", "imports");
  const draft = await findDraft(workspace_id, draft_id);
  const { caller } = member;
  const now = new Date();
  const [campaigns, match, facts, before] = await Promise.all([
    listCampaignChoices(caller, now, draft.campaign_id),
    getDraftMatch(caller, draft, now),
    listAccountModels(caller, now),
    readBefore(caller, draft, now),
  ]);
  return (
    <>
      <PageHead
        title="Draft"
        about={draft.owner && `Started by ${draft.owner}`}
        within={{ href: `/w/${workspace_id}/drafts`, label: "Drafts" }}
        aside={
          roleIncludes(member.role, "editor") && <DeleteDraft workspaceId={workspace_id} id={draft_id} />
        }
      />
      <AutoRefresh {...freshness} />
      <Studio
        member={member}
        kept={draft}
        before={before}
        match={match}
        usual={draft}
        campaigns={campaigns}
        facts={facts}
      />
    </>
  );
}

/** Below the Agency plan the list says what drafts need. */
const findDraft = cache(async (workspaceId: string, id: string): Promise<Draft> => {
  const { caller } = await requireMember(workspaceId);
  if (!planIncludes(caller.plan, "agency")) redirect(`/w/${workspaceId}/drafts`);
  return orNotFound(getDraft(caller, id));
});
