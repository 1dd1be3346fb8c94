import { LookBadge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { GoalStanding } from "#lib/goals/schemas.ts";
import { goalAim, measureValue } from "./goal-words.ts";
import { goalLook, tellGoal } from "./tell-goal.ts";

type Props = { standings: readonly GoalStanding[]; path: string; canWrite: boolean };

/** Up to three goals with their pace, on the overview. @param path of the section */
export function GoalsCard({ standings, path, canWrite }: Props) {
  return (
    <Card
      id="goals"
      title="Goals"
      aside={
        standings.length > 0 && (
          <TextLink href={path} look="row" className="text-sm">
            All goals
          </TextLink>
        )
      }
    >
      {standings.length === 0 ? (
        <p className="text-sm text-soft">
          No goals yet. A goal says what you want to reach by when, and shows whether you are on pace.{" "}
          {canWrite && <TextLink href={`${path}/new`}>Set a goal</TextLink>}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {standings.map((standing) => (
            <li key={standing.goal.id} className="py-3 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <p className="text-sm text-soft">
                  <TextLink href={`${path}/${standing.goal.id}`} look="row">
                    {goalAim(standing.goal)}
                  </TextLink>
                  {standing.goal.status === "open" && standing.value !== null && (
                    <> · now {measureValue(standing.goal.measure, standing.value)}</>
                  )}
                </p>
                <LookBadge look={goalLook(standing)} />
              </div>
              <p className="mt-1 text-sm text-soft">{tellGoal(standing)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
