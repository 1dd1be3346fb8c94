import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { orNotFound } from "#app/or-not-found.ts";
import { requireMember } from "#app/session-caller.ts";
import { GoalForm } from "#components/goals/goal-form.tsx";
import { goalName } from "#components/goals/goal-words.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { getGoal } from "#lib/goals/get-goal.ts";
import { goalDays } from "../../goal-choices.ts";

export const metadata: Metadata = { title: "Change the goal" };

type Props = { params: Promise<{ workspace_id: string; goal_id: string }> };

/** Value and day of a goal. */
export default async function ChangeGoalPage({ params }: Props) {
  const { workspace_id, goal_id } = await params;
  const { caller, role } = await requireMember(workspace_id);
  const now = new Date();
  const { goal, value } = await orNotFound(getGoal(caller, goal_id, now));
  if (goal.status === "reached" || !roleIncludes(role, "editor")) notFound();
  return (
    <>
      <PageHead
        title="Change the goal"
        within={{ href: `/w/${workspace_id}/goals/${goal_id}`, label: goalName(goal) }}
      />
      <GoalForm
        workspaceId={workspace_id}
        choices={[{ measure: goal.measure, value: value ?? goal.start_value }]}
        goal={goal}
        days={goalDays(now)}
      />
    </>
  );
}
