import { Trash2 } from "lucide-react";
import { buttonClass } from "#components/ui/button-class.ts";
import { DeleteButton } from "#components/ui/delete-button.tsx";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { campaignPath } from "./use-campaign.ts";

/** Deletes a campaign, after asking, and goes back to the list. */
export function DeleteCampaign({ workspaceId, campaign }: { workspaceId: string; campaign: Campaign }) {
  return (
    <DeleteButton
      path={campaignPath(workspaceId, campaign.id)}
      leadsTo={`/w/${workspaceId}/campaigns`}
      trigger={
        <>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </>
      }
      triggerName="Delete this campaign"
      triggerClassName={buttonClass("quiet")}
      title={`Delete “${campaign.name}”?`}
    >
      <p>
        This deletes the campaign and its plan for good. Its drafts, posts, audits and scores stay, and so do
        the events it caused.
      </p>
    </DeleteButton>
  );
}
