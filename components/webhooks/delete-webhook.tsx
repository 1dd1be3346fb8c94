import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { DeleteButton } from "#components/ui/delete-button.tsx";

/** Deletes a webhook after asking, and goes back to the list. */
export function DeleteWebhook({ ids, listPath }: { ids: WebhookIds; listPath: string }) {
  return (
    <DeleteButton
      path={internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]", ids)}
      leadsTo={listPath}
      trigger="Delete webhook"
      triggerClassName={buttonClass("plain", "text-poor!")}
      title="Delete this webhook?"
    >
      <p>This also deletes its secret and its log. Anything still waiting to be sent is dropped.</p>
    </DeleteButton>
  );
}
