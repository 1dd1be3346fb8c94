import { ChoiceChips } from "#components/ui/choice-chips.tsx";
import { Field } from "#components/ui/field.tsx";
import { formatDay } from "#components/ui/format.ts";

/** The past day as the form holds it; null for an audit of now. */
export type PastDay = string | null;

const FIRST = "1900-01-01";

/** Whether an audit can be as of that day. @param last that can be chosen, YYYY-MM-DD */
export function isPastDay(day: string, last: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= FIRST && day <= last;
}

type Props = {
  value: PastDay;
  /** The last day that can be chosen, YYYY-MM-DD. */
  last: string;
  onChange: (day: PastDay) => void;
  isWrong: boolean;
};

/** Of when an audit is: of now, or as of a day long past. */
export function PastDayField({ value, last, onChange, isWrong }: Props) {
  const expected = `A day up to ${formatDay(last)}; what came later is what an audit of now looks at.`;
  return (
    <div className="space-y-3">
      <ChoiceChips
        name="moment"
        legend="As of"
        value={value === null ? "now" : "past"}
        choices={[
          { value: "now", label: "Now" },
          { value: "past", label: "A past day" },
        ]}
        onChoose={(choice) => onChange(choice === "now" ? null : last)}
      />
      {value !== null && (
        <Field
          label="Day"
          name="as_of"
          type="date"
          min={FIRST}
          max={last}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          hint={`${expected} It uses no run and leaves the current score as it is.`}
          error={isWrong ? expected : null}
        />
      )}
    </div>
  );
}
