"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { loadLater } from "#components/ui/load-later.tsx";
import type { TeamMember } from "#lib/team/schemas.ts";
import type { Role } from "./role-words.ts";

const RoleDialog = loadLater(() => import("./role-dialog.tsx"));
const RemoveDialog = loadLater(() => import("./remove-dialog.tsx"));

type Props = {
  workspace: { id: string; name: string };
  member: TeamMember;
  /** Of whoever looks. */
  role: Role;
};

const SMALL = "min-h-9 px-3";

/** What can be done with a member; the questions are loaded when they are asked. */
export function MemberActions({ workspace, member, role }: Props) {
  const [open, setOpen] = useState<"role" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <span className="flex flex-wrap gap-2 max-lg:justify-end">
      {member.can_manage && (
        <Button
          look="quiet"
          className={SMALL}
          aria-label={`Change role of ${member.name}`}
          onClick={() => setOpen("role")}
        >
          Change role
        </Button>
      )}
      <Button
        look="plain"
        className={SMALL}
        aria-label={member.is_me ? "Leave this workspace" : `Remove ${member.name}`}
        onClick={() => setOpen("remove")}
      >
        {member.is_me ? "Leave" : "Remove"}
      </Button>
      {open === "role" && (
        <RoleDialog workspaceId={workspace.id} member={member} own={role} onClose={close} />
      )}
      {open === "remove" && <RemoveDialog workspace={workspace} member={member} onClose={close} />}
    </span>
  );
}
