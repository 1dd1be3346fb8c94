"use client";

import { internalPath } from "#components/internal-paths.ts";
import type { Invitation } from "#lib/invitations/schemas.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { useTeamChange } from "./use-team-change.ts";

type Props = { workspaceId: string; invitation: Invitation; onClose: () => void };

const WORDS = { action: "Withdraw", pending: "Withdrawing …", failed: "Not withdrawn" };

/** Takes an invitation back, after asking. */
export default function WithdrawDialog({ workspaceId, invitation, onClose }: Props) {
  const change = useTeamChange(onClose);
  const ids = { workspace_id: workspaceId, invitation_id: invitation.invitation_id };
  return (
    <TeamDialog
      title="Withdraw this invitation?"
      words={WORDS}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onSend={() =>
        void change.send({
          path: internalPath("/internal/workspaces/[workspace_id]/invitations/[invitation_id]", ids),
          method: "DELETE",
        })
      }
    >
      <p>The link of {invitation.email} stops working immediately. You can invite them again at any time.</p>
    </TeamDialog>
  );
}
