import { ChoiceChips } from "#components/ui/choice-chips.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { Plan } from "#lib/schedules/values.ts";
import { clock, ordinal, WEEKDAYS } from "./schedule-words.ts";

const RHYTHMS = [
  { value: "week", label: "Every week" },
  { value: "month", label: "Every month" },
] as const;
/** Weeks begin on Monday. */
const OF_A_WEEK = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: WEEKDAYS[day] ?? "" }));
const OF_A_MONTH = Array.from({ length: 31 }, (_, n) => ({
  value: String(n + 1),
  label: n + 1 > 28 ? `${ordinal(n + 1)}, or the last day` : ordinal(n + 1),
}));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) }));

type Props = { plan: Plan; onChange: (plan: Plan) => void /** Of the hours. */; zone: string };

/** When audits run, by the clocks of the workspace. */
export function PlanFields({ plan, onChange, zone }: Props) {
  return (
    <>
      <ChoiceChips
        name="every"
        legend="When"
        value={plan.every}
        choices={RHYTHMS}
        onChoose={(every) => onChange({ ...plan, every, day: 1 })}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Day"
          name="day"
          value={String(plan.day)}
          onChange={(event) => onChange({ ...plan, day: Number(event.currentTarget.value) })}
          options={plan.every === "week" ? OF_A_WEEK : OF_A_MONTH}
        />
        <SelectField
          label={`Hour, ${zone}`}
          name="hour"
          value={String(plan.hour)}
          onChange={(event) => onChange({ ...plan, hour: Number(event.currentTarget.value) })}
          options={HOURS}
        />
      </div>
    </>
  );
}
