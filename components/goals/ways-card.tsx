import { Alert } from "#components/ui/alert.tsx";
import { Card } from "#components/ui/card.tsx";
import { formatDay, formatPlural, formatScore } from "#components/ui/format.ts";
import type { Goal, Reachable, Way } from "#lib/goals/schemas.ts";
import { figureOf } from "#lib/goals/values.ts";
import { measureName, measureValue } from "./goal-words.ts";
import { tellChange, tellRange } from "./tell-way.ts";

const TITLE = "Ways to reach it";
type Props = { goal: Pick<Goal, "measure" | "target" | "due_on">; reachable: Reachable };

/** What would reach a goal, within what the brand has done; or that it cannot, and the best that can be. */
export function WaysCard({ goal, reachable }: Props) {
  const { verdict, ways, best_way, as_of, kept_days } = reachable;
  return (
    <Card id="ways" title={TITLE}>
      {verdict === "unknown" ? (
        <p className="text-sm text-soft">
          This cannot be told yet: it takes an audit, and older data to compare it with.
        </p>
      ) : figureOf(goal.measure) ? (
        <FigureReach goal={goal} reachable={reachable} />
      ) : (
        <>
          {verdict === "beyond" && <Beyond goal={goal} reachable={reachable} />}
          {ways.length > 0 && (
            <ol className="divide-y divide-line">
              {ways.map((way, at) => (
                <WayItem key={way.changes.map(tellChange).join()} way={way} goal={goal} place={at + 1} />
              ))}
            </ol>
          )}
          {best_way && (
            <ol className="mt-4">
              <WayItem way={best_way} goal={goal} place={null} />
            </ol>
          )}
          <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
            The formula was run on the data of {as_of && formatDay(as_of)} with these changes in them, kept up
            for {formatPlural(kept_days, "day")}. Nothing goes beyond the best 13 weeks you have had, and all
            else stays as it is. This allows for each post getting less when you post more.
          </p>
        </>
      )}
    </Card>
  );
}

function Beyond({ goal: { measure, due_on }, reachable: { best, best_way } }: Props) {
  const most = best === null ? "" : measureValue(measure, best);
  return (
    <Alert tone="fair" title="Out of reach within what you have done so far">
      <p>
        {best_way
          ? `The best that your own past shows for ${formatDay(due_on)} is ${most}. You can lower the value, or move the day.`
          : "You are at the best of your own past in all that can be changed. It takes something that you have not done yet."}
      </p>
    </Alert>
  );
}

type ItemProps = { way: Way; goal: Props["goal"]; place: number | null };

function WayItem({ way: { changes, value, composite }, goal: { measure }, place }: ItemProps) {
  const extra = changes.reduce((sum, one) => sum + one.extra_posts, 0);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-sm font-semibold">
          {place === null ? "The best that can be" : place === 1 ? "With the least effort" : `Way ${place}`}
        </h3>
        <p className="text-sm tabular-nums">
          {measureName(measure)} <span className="font-semibold">{measureValue(measure, value)}</span>
          {measure !== "composite" && composite !== null && (
            <span className="text-soft"> · composite {formatScore(composite)}</span>
          )}
        </p>
      </div>
      <ul className="mt-2 space-y-2">
        {changes.map((change) => (
          <li key={tellChange(change)} className="text-sm">
            {tellChange(change)}
            <span className="block text-faint">{tellRange(change)}</span>
          </li>
        ))}
      </ul>
      {extra > 0 && (
        <p className="mt-2 text-sm text-soft">About {formatPlural(Math.ceil(extra), "more post")} a week.</p>
      )}
    </li>
  );
}

function FigureReach({ goal: { measure, target, due_on }, reachable: { best, verdict } }: Props) {
  const isDays = figureOf(measure)?.figure === "days";
  const most = best === null ? "not known" : measureValue(measure, best);
  const told = isDays
    ? `The most that you have posted over 13 weeks is ${most} days a week.`
    : `If it grows as in your best 13 weeks, it will be ${most} by ${formatDay(due_on)}.`;
  return (
    <p className="text-sm">
      <span className="font-semibold">
        {verdict === "within" ? "Within what you have done." : "Beyond what you have done."}
      </span>{" "}
      {told} The goal is {measureValue(measure, target)}.
    </p>
  );
}
