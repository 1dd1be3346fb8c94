import { Card } from "#components/ui/card.tsx";
import { WAIT_DAYS } from "#lib/deletion/values.ts";
import { DeleteWorkspaceButton, type DeleteWorkspaceProps } from "./delete-workspace-button.tsx";

/** Where an owner deletes the workspace. */
export function DeleteWorkspaceCard(props: DeleteWorkspaceProps) {
  return (
    <Card id="danger" title="Delete workspace">
      <p className="mb-4 max-w-prose text-sm leading-relaxed text-soft">
        The workspace is closed to everyone at once, and deleted {WAIT_DAYS} days later. Until then, any owner
        can keep it.
      </p>
      <DeleteWorkspaceButton {...props} />
    </Card>
  );
}
