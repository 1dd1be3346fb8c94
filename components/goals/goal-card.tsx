import { LookBadge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { formatDay } from "#components/ui/format.ts";
import type { DayValue, GoalStanding } from "#lib/goals/schemas.ts";
import { goalRows } from "./goal-rows.ts";
import { measureValue } from "./goal-words.ts";
import { LazyGoalChart } from "./lazy-goal-chart.tsx";
import { goalLook, tellGoal } from "./tell-goal.ts";

/** The table has a row a week: days differ by little. */
const TABLE_DAYS = 7;
/** Half a year, which the pace looks at. */
const SHOWN_DAYS = 190;

type Props = { standing: GoalStanding; days: readonly DayValue[]; today: string };

/** Where a goal stands and where it will end, drawn and as a table. */
export function GoalCard({ standing, days, today }: Props) {
  const { goal, value, pace } = standing;
  const shown = days.slice(-SHOWN_DAYS);
  const write = (figure: number) => measureValue(goal.measure, figure);
  return (
    <Card id="standing" title="Where it stands" aside={<LookBadge look={goalLook(standing)} />}>
      <p className="text-3xl font-semibold tracking-tight tabular-nums">
        {value === null ? "Not known" : write(value)}
        <span className="ml-2 text-base font-normal tracking-normal text-soft">
          of {write(goal.target)}, from {write(goal.start_value)}
        </span>
      </p>
      <p className="mt-1 text-sm text-soft">
        {tellGoal(standing)}
        {pace?.kind === "told" &&
          ` In nine cases of ten it ends within these bounds. The pace is that of the ${pace.weeks} weeks since ${formatDay(pace.since)}.`}
      </p>
      {shown.length > 1 && (
        <>
          <div className="mt-4">
            <LazyGoalChart rows={goalRows(shown, pace, goal.due_on)} goal={goal} />
          </div>
          <Disclosure label="Show as a table" className="mt-4">
            <div className="mt-2 overflow-hidden rounded-lg border border-line">
              <table className="w-full border-collapse text-right text-sm tabular-nums">
                <thead className="bg-sunken text-xs text-soft">
                  <tr>
                    <th scope="col" className="px-3 py-2 text-left font-medium">
                      Day
                    </th>
                    <th scope="col" className="px-3 py-2 font-medium">
                      Value
                    </th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {pace?.kind === "told" && (
                    <Row
                      day={goal.due_on}
                      value={`${write(pace.value)} (${write(pace.low)} to ${write(pace.high)}) at this pace`}
                    />
                  )}
                  {everyWeek(shown).map(({ date, value }) => (
                    <Row key={date} day={date} value={write(value)} isToday={date === today} />
                  ))}
                </tbody>
              </table>
            </div>
          </Disclosure>
        </>
      )}
    </Card>
  );
}

function everyWeek(days: readonly DayValue[]): DayValue[] {
  return days.toReversed().filter((_, at) => at % TABLE_DAYS === 0);
}

function Row({ day, value, isToday = false }: { day: string; value: string; isToday?: boolean }) {
  return (
    <tr>
      <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
        {formatDay(day)}
        {isToday && <span className="ml-2 text-xs text-soft">today</span>}
      </th>
      <td className="px-3 py-2">{value}</td>
    </tr>
  );
}
