"use client";

import { internalPath } from "#components/internal-paths.ts";
import type { TeamMember } from "#lib/team/schemas.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { useTeamChange } from "./use-team-change.ts";

type Props = {
  workspace: { id: string; name: string };
  member: Pick<TeamMember, "user_id" | "name" | "is_me">;
  onClose: () => void;
};

const REMOVE = { action: "Remove", pending: "Removing …", failed: "Not removed" };
const LEAVE = { action: "Leave", pending: "Leaving …", failed: "You are still a member" };

/** Removes a member, or leaves the workspace, after asking. */
export default function RemoveDialog({ workspace, member, onClose }: Props) {
  const { is_me, user_id, name } = member;
  // Who has left sees this workspace no more: all of the page is asked for anew.
  const change = useTeamChange(onClose, is_me ? () => window.location.assign("/") : undefined);
  const path = internalPath("/internal/workspaces/[workspace_id]/members/[user_id]", {
    workspace_id: workspace.id,
    user_id,
  });
  return (
    <TeamDialog
      title={is_me ? `Leave ${workspace.name}?` : `Remove ${name}?`}
      words={is_me ? LEAVE : REMOVE}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onSend={() => void change.send({ path, method: "DELETE" })}
    >
      {is_me ? (
        <p>
          You lose access immediately, in every browser. What you made stays, and your drafts go to an owner.
          Only an owner or admin can let you back in.
        </p>
      ) : (
        <>
          <p>{name} loses access immediately, in every browser. Other workspaces are not affected.</p>
          <p>
            What they made stays: audits, campaigns, links and API keys go on working. Their drafts become
            yours.
          </p>
        </>
      )}
    </TeamDialog>
  );
}
