"use client";

import { useState } from "react";
import { internalPath } from "#components/internal-paths.ts";
import { SelectField } from "#components/ui/select-field.tsx";
import type { TeamMember } from "#lib/team/schemas.ts";
import { ROLE_WORDS, type Role, rolesUpTo } from "./role-words.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { useTeamChange } from "./use-team-change.ts";

type Props = { workspaceId: string; member: TeamMember; own: Role; onClose: () => void };

const WORDS = { action: "Save role", pending: "Saving …", failed: "Not changed" };

/** Gives a member another role. */
export default function RoleDialog({ workspaceId, member, own, onClose }: Props) {
  const [role, setRole] = useState<Role>(member.role);
  const change = useTeamChange(onClose);
  const path = internalPath("/internal/workspaces/[workspace_id]/members/[user_id]", {
    workspace_id: workspaceId,
    user_id: member.user_id,
  });
  return (
    <TeamDialog
      title={`Role of ${member.name}`}
      words={WORDS}
      isPending={change.isPending}
      error={change.error}
      onClose={onClose}
      onSend={() => void change.send({ path, body: { role }, method: "PATCH" })}
    >
      <SelectField
        label="Role"
        name="role"
        id="member-role"
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
        options={rolesUpTo(own)}
        aria-describedby="member-role-about"
      />
      <p id="member-role-about">{ROLE_WORDS[role].about}</p>
    </TeamDialog>
  );
}
