import type { ReactNode } from "react";
import { searchPlace } from "#app/search-place.ts";
import { requireMember } from "#app/session-caller.ts";
import { WorkspaceNav } from "#components/workspaces/workspace-nav.tsx";
import { WorkspaceSwitcher } from "#components/workspaces/workspace-switcher.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { Frame } from "../../frame.tsx";
import { listActions } from "./list-actions.ts";

type Props = { children: ReactNode; params: Promise<{ workspace_id: string }> };

/** The frame of a workspace. Whether it may be seen is asked here for the frame, and by every page for itself. */
export default async function WorkspaceLayout({ children, params }: Props) {
  const { user, ...member } = await requireMember((await params).workspace_id);
  const { workspace, role } = member;
  const isEditor = roleIncludes(role, "editor");
  const place = { ...(await searchPlace(user.id)), workspace, actions: listActions(member), isEditor };
  const switcher = <WorkspaceSwitcher current={workspace} workspaces={place.workspaces} />;
  return (
    <Frame
      user={user}
      place={place}
      header={switcher}
      below={<WorkspaceNav workspaceId={workspace.id} isEditor={isEditor} />}
      region={workspace.region}
    >
      {children}
    </Frame>
  );
}
