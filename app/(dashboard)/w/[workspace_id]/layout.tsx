import type { ReactNode } from "react";
import { requireMember } from "#app/session-caller.ts";
import { readTheme } from "#app/theme-cookie.ts";
import { SiteHeader } from "#components/brand/site-header.tsx";
import { AccountMenu } from "#components/members/account-menu.tsx";
import { QueryProvider } from "#components/ui/query-provider.tsx";
import { ThemeSwitch } from "#components/ui/theme-switch.tsx";
import { WorkspaceNav } from "#components/workspaces/workspace-nav.tsx";
import { WorkspaceSwitcher } from "#components/workspaces/workspace-switcher.tsx";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { planName } from "#lib/plans.ts";

type Props = { children: ReactNode; params: Promise<{ workspace_id: string }> };

/** The frame of a workspace. Whether it may be seen is asked here for the frame, and by every page for itself. */
export default async function WorkspaceLayout({ children, params }: Props) {
  const { user, workspace } = await requireMember((await params).workspace_id);
  const workspaces = await listUserWorkspaces(user.id);
  return (
    <QueryProvider>
      <SiteHeader
        end={
          <>
            <ThemeSwitch initial={await readTheme()} />
            <AccountMenu name={user.name} email={user.email} />
          </>
        }
        below={<WorkspaceNav workspaceId={workspace.id} />}
      >
        <WorkspaceSwitcher
          current={workspace}
          workspaces={workspaces.map(({ id, name, plan }) => ({ id, name, planName: planName(plan) }))}
        />
      </SiteHeader>
      <main id="main" className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
        {children}
      </main>
    </QueryProvider>
  );
}
