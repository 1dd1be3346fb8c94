"use client";

import { internalPath } from "#components/internal-paths.ts";
import { POLL_MS } from "#components/ui/next-change.ts";
import { usePolling } from "#components/ui/use-polling.ts";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asCampaign } from "./answers.ts";

/** The address of a campaign at the dashboard's door. */
export function campaignPath(workspaceId: string, id: string): string {
  return internalPath("/internal/workspaces/[workspace_id]/campaigns/[campaign_id]", {
    workspace_id: workspaceId,
    campaign_id: id,
  });
}

export function campaignKey(workspaceId: string, id: string): string[] {
  return ["campaign", workspaceId, id];
}

/**
 * A campaign as the server rendered it and then as it becomes, until it has ended.
 * @param readAt when the server read it, in milliseconds.
 * @returns the campaign, the instant at which it was so, what went wrong when it was asked for last, and what asks again.
 */
export function useCampaign(workspaceId: string, initial: Campaign, readAt: number) {
  const {
    data = initial,
    dataUpdatedAt,
    error,
    refetch,
  } = usePolling({
    key: campaignKey(workspaceId, initial.id),
    load: () => fetchJson(asCampaign, campaignPath(workspaceId, initial.id)),
    initial,
    readAt,
    intervalMs: ({ status }) => POLL_MS[status === "completed" ? "never" : "later"],
  });
  return { campaign: data, now: dataUpdatedAt, error, reload: refetch };
}
