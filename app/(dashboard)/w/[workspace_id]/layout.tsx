import type { ReactNode } from "react";
import { requireMember } from "#app/session-caller.ts";
import { WorkspaceNav } from "#components/workspaces/workspace-nav.tsx";
import { WorkspaceSwitcher } from "#components/workspaces/workspace-switcher.tsx";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { planName } from "#lib/plans.ts";
import { Frame } from "../../frame.tsx";

type Props = { children: ReactNode; params: Promise<{ workspace_id: string }> };

/** The frame of a workspace. Whether it may be seen is asked here for the frame, and by every page for itself. */
export default async function WorkspaceLayout({ children, params }: Props) {
  const { user, workspace } = await requireMember((await params).workspace_id);
  const workspaces = await listUserWorkspaces(user.id);
  const switcher = (
    <WorkspaceSwitcher
      current={workspace}
      workspaces={workspaces.map(({ id, name, plan }) => ({ id, name, planName: planName(plan) }))}
    />
  );
  return (
    <Frame user={user} header={switcher} below={<WorkspaceNav workspaceId={workspace.id} />}>
      {children}
    </Frame>
  );
}
