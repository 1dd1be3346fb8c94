"use client";

import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { Confirm } from "#components/ui/confirm.tsx";
import { type Campaign, DeletedCampaign } from "#lib/campaigns/schemas.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { campaignPath } from "./use-campaign.ts";

/** Deletes a campaign, after asking, and goes back to the list. */
export function DeleteCampaign({ workspaceId, campaign }: { workspaceId: string; campaign: Campaign }) {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => fetchJson(DeletedCampaign, campaignPath(workspaceId, campaign.id), {}, "DELETE"),
    onSuccess: () => router.push(`/w/${workspaceId}/campaigns`),
  });
  const isPending = remove.isPending || remove.isSuccess;
  return (
    <Confirm
      trigger={
        <>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </>
      }
      triggerName="Delete this campaign"
      triggerClassName={buttonClass("quiet")}
      title={`Delete “${campaign.name}”?`}
      action={isPending ? "Deleting …" : "Delete"}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (isPending) return;
        remove.reset();
        setOpen(next);
      }}
      isPending={isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
    >
      <p>
        This deletes the campaign and its plan for good. Posts, audits and scores stay, and so do the events
        it caused.
      </p>
    </Confirm>
  );
}
