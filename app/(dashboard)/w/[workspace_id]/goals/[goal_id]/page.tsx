import type { Metadata } from "next";
import { cache, Suspense } from "react";
import { orNotFound } from "#app/or-not-found.ts";
import { requireMember } from "#app/session-caller.ts";
import { GoalActions } from "#components/goals/goal-actions.tsx";
import { GoalCard } from "#components/goals/goal-card.tsx";
import { goalName } from "#components/goals/goal-words.ts";
import { WaysCard } from "#components/goals/ways-card.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDay } from "#components/ui/format.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { roleIncludes } from "#lib/access/role-includes.ts";
import type { Caller } from "#lib/caller.ts";
import { findWays } from "#lib/goals/find-ways.ts";
import { getGoal } from "#lib/goals/get-goal.ts";
import type { Goal } from "#lib/goals/schemas.ts";
import { utcDay } from "#lib/time.ts";

type Props = { params: Promise<{ workspace_id: string; goal_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace_id, goal_id } = await params;
  const { workspace } = await requireMember(workspace_id);
  const { goal } = await readGoal(workspace_id, goal_id);
  return { title: `${goalName(goal)} · ${workspace.name}` };
}

/** One goal: where it stands, where it will end, and what would reach it. */
export default async function GoalPage({ params }: Props) {
  const { workspace_id, goal_id } = await params;
  const { caller, role } = await requireMember(workspace_id);
  const { series, ...standing } = await readGoal(workspace_id, goal_id);
  const { goal } = standing;
  const by = goal.created_by ? ` by ${goal.created_by}` : "";
  return (
    <>
      <PageHead
        title={goalName(goal)}
        about={`By ${formatDay(goal.due_on)} · set on ${formatDay(goal.created_on)}${by}`}
        within={{ href: `/w/${workspace_id}/goals`, label: "Goals" }}
        aside={roleIncludes(role, "editor") && <GoalActions workspaceId={workspace_id} goal={goal} />}
      />
      <div className="grid gap-4 sm:gap-6">
        <GoalCard
          standing={standing}
          days={series.comparable.length > 1 ? series.comparable : series.all}
          today={utcDay(new Date())}
        />
        {goal.status === "open" && (
          <Suspense fallback={<WaysSkeleton />}>
            <Ways caller={caller} goal={goal} />
          </Suspense>
        )}
      </div>
    </>
  );
}

async function Ways({ caller, goal }: { caller: Caller; goal: Goal }) {
  return <WaysCard goal={goal} reachable={await findWays(caller, goal, new Date())} />;
}

function WaysSkeleton() {
  return (
    <Card id="ways" title="Ways to reach it">
      <div role="status">
        <span className="sr-only">Trying what you have done before</span>
        <Skeleton className="h-40" />
      </div>
    </Card>
  );
}

const readGoal = cache(async (workspaceId: string, goalId: string) => {
  const { caller } = await requireMember(workspaceId);
  return orNotFound(getGoal(caller, goalId, new Date()));
});
