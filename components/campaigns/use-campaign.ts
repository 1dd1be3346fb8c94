"use client";

import { useQuery } from "@tanstack/react-query";
import { internalPath } from "#components/internal-paths.ts";
import { Campaign } from "#lib/campaigns/schemas.ts";
import { fetchJson, isFailure } from "#lib/http/fetch-json.ts";

const ASK_EVERY_MS = 30_000;

/** The address of a campaign at the dashboard's door. */
export function campaignPath(workspaceId: string, id: string): string {
  return internalPath("campaign", { workspace_id: workspaceId, campaign_id: id });
}

export function campaignKey(workspaceId: string, id: string): string[] {
  return ["campaign", workspaceId, id];
}

/**
 * A campaign as the server rendered it and then as it becomes: asked for again every half minute.
 * @param readAt when the server read it, in milliseconds.
 * @returns the campaign, the instant at which it was so, and what went wrong when it was asked for last.
 */
export function useCampaign(workspaceId: string, initial: Campaign, readAt: number) {
  const { data, dataUpdatedAt, error } = useQuery({
    queryKey: campaignKey(workspaceId, initial.id),
    queryFn: () => fetchJson(Campaign, campaignPath(workspaceId, initial.id)),
    initialData: initial,
    initialDataUpdatedAt: readAt,
    staleTime: ASK_EVERY_MS,
    retry: false,
    refetchInterval: ({ state }) => {
      const isRefused = isFailure(state.error) && [401, 403, 404].includes(state.error.status);
      return isRefused ? false : ASK_EVERY_MS;
    },
  });
  return { campaign: data, now: dataUpdatedAt, error };
}
