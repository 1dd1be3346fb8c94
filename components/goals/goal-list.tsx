import { LookBadge } from "#components/ui/badge.tsx";
import { formatDay } from "#components/ui/format.ts";
import { type Column, type Row, StackedTable } from "#components/ui/stacked-table.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { GoalStanding } from "#lib/goals/schemas.ts";
import { goalName, measureValue } from "./goal-words.ts";
import { goalLook, tellGoal } from "./tell-goal.ts";

const COLUMNS: Column[] = [
  { label: "Goal", className: "w-[26%]" },
  { label: "By" },
  { label: "Now", isNumber: true },
  { label: "Status" },
  { label: "Pace", className: "w-[36%]" },
];

/** Goals; each leads to its own page. @param path of the section */
export function GoalList({ standings, path }: { standings: readonly GoalStanding[]; path: string }) {
  return (
    <StackedTable
      caption="Goals"
      from="lg"
      columns={COLUMNS}
      rows={standings.map((standing) => row(standing, path))}
    />
  );
}

function row(standing: GoalStanding, path: string): Row {
  const { goal, value } = standing;
  return {
    key: goal.id,
    cells: [
      <TextLink key="name" href={`${path}/${goal.id}`} look="row">
        {goalName(goal)}
      </TextLink>,
      <span key="due" className="lg:whitespace-nowrap">
        {formatDay(goal.due_on)}
      </span>,
      value === null ? "not known" : measureValue(goal.measure, value),
      <LookBadge key="look" look={goalLook(standing)} />,
      <span key="pace" className="text-soft max-lg:text-right">
        {tellGoal(standing)}
      </span>,
    ],
  };
}
