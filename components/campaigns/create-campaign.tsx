"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { internalPath } from "#components/internal-paths.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { asNewCampaign } from "./answers.ts";
import { type CampaignDraft, CampaignForm } from "./campaign-form.tsx";
import { newPlan, planBody } from "./plan-draft.ts";

type Props = {
  workspaceId: string;
  /** The day after today, which a new campaign begins on unless another is chosen. */
  tomorrow: string;
};

/** Creates a campaign and goes to its page. */
export function CreateCampaign({ workspaceId, tomorrow }: Props) {
  const router = useRouter();
  const listPath = `/w/${workspaceId}/campaigns`;
  const create = useMutation({
    mutationFn: ({ name, objective, plan }: CampaignDraft) =>
      fetchJson(
        asNewCampaign,
        internalPath("/internal/workspaces/[workspace_id]/campaigns", { workspace_id: workspaceId }),
        {
          name,
          objective,
          ...(plan && planBody(plan)),
        },
      ),
    onSuccess: ({ id }) => router.push(`${listPath}/${id}`),
  });
  return (
    <CampaignForm
      title="The campaign"
      initial={{ name: "", objective: "", plan: newPlan(tomorrow) }}
      earliest={tomorrow}
      words={{ send: "Create campaign", sending: "Creating …", failed: "Not created" }}
      isPending={create.isPending || create.isSuccess}
      error={create.error}
      onSend={(draft) => create.mutate(draft)}
      onReorder={create.reset}
      onCancel={() => router.push(listPath)}
    />
  );
}
