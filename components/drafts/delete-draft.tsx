import { Trash2 } from "lucide-react";
import { internalPath } from "#components/internal-paths.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { DeleteButton } from "#components/ui/delete-button.tsx";

/** Deletes a draft, after asking, and goes back to the list. */
export function DeleteDraft({ workspaceId, id }: { workspaceId: string; id: string }) {
  return (
    <DeleteButton
      path={internalPath("/internal/workspaces/[workspace_id]/drafts/[draft_id]", {
        workspace_id: workspaceId,
        draft_id: id,
      })}
      leadsTo={`/w/${workspaceId}/drafts`}
      trigger={
        <>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </>
      }
      triggerName="Delete this draft"
      triggerClassName={buttonClass("quiet")}
      title="Delete this draft?"
    >
      <p>The draft, its variants and their scores are gone for good. A post that went out stays.</p>
    </DeleteButton>
  );
}
