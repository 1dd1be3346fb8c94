import { Plus } from "lucide-react";
import Link from "next/link";
import { requireMember } from "#app/session-caller.ts";
import { Soon } from "#app/soon.tsx";
import { workspaceTitle } from "#app/workspace-title.ts";
import { GoalList } from "#components/goals/goal-list.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { Card } from "#components/ui/card.tsx";
import { ListSkeleton } from "#components/ui/list-skeleton.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { readChoice, type Search } from "#components/ui/read-search.ts";
import { StatusFilter } from "#components/ui/status-filter.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Member } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { listGoals } from "#lib/goals/list-goals.ts";
import { GOAL_STATUSES, type GoalStatus } from "#lib/goals/values.ts";

type Props = { params: Promise<{ workspace_id: string }>; searchParams: Promise<Search> };

const LABELS: Record<GoalStatus, string> = {
  open: "Open",
  reached: "Reached",
  missed: "Missed",
  dropped: "Dropped",
};
const CHOICES = GOAL_STATUSES.map((status) => ({ status, label: LABELS[status] }));

export const generateMetadata = workspaceTitle("goals");

/** All goals of a workspace; the state that is shown stands in the address. */
export default async function GoalsPage({ params, searchParams }: Props) {
  const { workspace_id } = await params;
  const member = await requireMember(workspace_id);
  const path = `/w/${workspace_id}/goals`;
  const query = await searchParams;
  return (
    <>
      <PageHead
        title="Goals"
        about={member.workspace.name}
        within={{ href: `/w/${workspace_id}`, label: "Overview" }}
        aside={
          roleIncludes(member.role, "editor") && (
            <Link href={`${path}/new`} prefetch={false} className={buttonClass("primary")}>
              <Plus aria-hidden="true" className="size-4" />
              New goal
            </Link>
          )
        }
      />
      <Soon key={workspace_id} fallback={<GoalsSkeleton />} read={() => Goals({ member, path, query })} />
    </>
  );
}

function GoalsSkeleton() {
  return (
    <Card id="goals" title="All goals">
      <ListSkeleton name="goals" />
    </Card>
  );
}

type ListProps = { member: Member; path: string; query: Search };

async function Goals({ member: { caller, role }, path, query }: ListProps) {
  const status = readChoice(query, "status", GOAL_STATUSES);
  const all = await listGoals(caller, new Date());
  const shown = all.filter(({ goal }) => status === undefined || goal.status === status);
  return (
    <Card
      id="goals"
      title={status ? `${LABELS[status]} goals` : "All goals"}
      aside={
        all.length > 0 && <StatusFilter name="Which goals" path={path} current={status} choices={CHOICES} />
      }
    >
      {shown.length > 0 ? (
        <GoalList standings={shown} path={path} />
      ) : (
        <p className="max-w-prose text-sm leading-relaxed text-soft">
          {status && all.length > 0 ? (
            <>
              No goals are {LABELS[status].toLowerCase()}. <TextLink href={path}>Show all goals</TextLink>
            </>
          ) : (
            <>
              No goals yet. A goal is a value of the score, of a pillar or of a figure that you want to reach
              by a day. It shows whether you are on pace, and what would get you there.{" "}
              {roleIncludes(role, "editor") && <TextLink href={`${path}/new`}>Set your first goal</TextLink>}
            </>
          )}
        </p>
      )}
    </Card>
  );
}
