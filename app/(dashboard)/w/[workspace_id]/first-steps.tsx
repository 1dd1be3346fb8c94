import { cookies } from "next/headers";
import type { requireMember } from "#app/session-caller.ts";
import { SETUP_COOKIE, SetupCard } from "#components/workspaces/setup-card.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import type { SetupStep } from "#lib/workspaces/schemas.ts";

type Props = { member: Awaited<ReturnType<typeof requireMember>>; steps: readonly SetupStep[] };

/** What is still to be set up, for those who may, until all is done or they hide it. The first step has a screen of its own. */
export async function FirstSteps({ member: { user, role, workspace }, steps }: Props) {
  const isBegun = steps[0]?.isDone === true;
  if (!isBegun || steps.every(({ isDone }) => isDone) || !roleIncludes(role, "editor")) return null;
  if ((await cookies()).get(SETUP_COOKIE)?.value === user.id) return null;
  return <SetupCard workspaceId={workspace.id} userId={user.id} steps={steps} />;
}
