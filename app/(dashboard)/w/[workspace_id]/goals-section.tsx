import { GoalsCard } from "#components/goals/goals-card.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listGoals } from "#lib/goals/list-goals.ts";

/** More stand on their own page. */
const SHOWN = 3;

/** The goals that are due next, on the overview. */
export async function GoalsSection({ member: { caller, role } }: { member: Member }) {
  return (
    <GoalsCard
      standings={await listGoals(caller, new Date(), SHOWN)}
      path={`/w/${caller.workspaceId}/goals`}
      canWrite={roleIncludes(role, "editor")}
    />
  );
}
