"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asCampaign } from "./answers.ts";
import { type CampaignDraft, CampaignForm } from "./campaign-form.tsx";
import { draftOf, planBody } from "./plan-draft.ts";
import { campaignKey, campaignPath } from "./use-campaign.ts";

type Props = {
  workspaceId: string;
  /** As it was when editing began. */
  campaign: Campaign;
  earliest: string;
  onDone: (wasSaved: boolean) => void;
};

/** Changes a campaign; only what differs is sent, so that what somebody else changed meanwhile stays. */
export function EditCampaign({ workspaceId, campaign, earliest, onDone }: Props) {
  const router = useRouter();
  const queries = useQueryClient();
  const initial: CampaignDraft = {
    name: campaign.name,
    objective: campaign.objective ?? "",
    plan: campaign.status === "draft" ? draftOf(campaign) : null,
  };
  const save = useMutation({
    mutationFn: (draft: CampaignDraft) =>
      fetchJson(asCampaign, campaignPath(workspaceId, campaign.id), changesOf(initial, draft), "PATCH"),
    onSuccess: (saved) => {
      queries.setQueryData(campaignKey(workspaceId, campaign.id), saved);
      router.refresh();
      onDone(true);
    },
  });
  return (
    <CampaignForm
      title="Edit the campaign"
      takesFocus
      initial={initial}
      earliest={earliest}
      words={{ send: "Save", sending: "Saving …", failed: "Not saved" }}
      isPending={save.isPending}
      error={save.error}
      onSend={(draft) => save.mutate(draft)}
      onReorder={save.reset}
      onCancel={() => onDone(false)}
    />
  );
}

/** Phases and duration belong together: of both or none. */
function changesOf(before: CampaignDraft, after: CampaignDraft): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  if (after.name !== before.name) changes.name = after.name;
  if (after.objective !== before.objective) changes.objective = after.objective;
  if (!before.plan || !after.plan) return changes;
  const { start_date: startBefore, ...planBefore } = planBody(before.plan);
  const { start_date, ...plan } = planBody(after.plan);
  if (start_date !== startBefore) changes.start_date = start_date;
  return JSON.stringify(plan) === JSON.stringify(planBefore) ? changes : { ...changes, ...plan };
}
