import { ChoiceChips } from "#components/ui/choice-chips.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorAt } from "#components/ui/field-errors.ts";
import { MAX_WEEKS } from "#lib/campaigns/values.ts";
import type { InvalidField } from "#lib/http/fetch-json.ts";
import { customisePhases, giveWeeks, splitEvenly } from "./change-phases.ts";
import { PhasesEditor } from "./phases-editor.tsx";
import { type PlanDraft, sumOf } from "./plan-draft.ts";

const ARCS = [
  { value: "standard", label: "Standard arc" },
  { value: "custom", label: "Your own phases" },
] as const;
const SPLITS = [
  { value: "even", label: "Split evenly" },
  { value: "each", label: "Set for each phase" },
] as const;

type Props = {
  value: PlanDraft;
  onChange: (value: PlanDraft) => void;
  errors: InvalidField[];
};

/** When a campaign begins, not before the day `earliest`, and how long it is. */
export function TimeFields({ value, onChange, earliest, errors }: Props & { earliest: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Start date"
        name="start_date"
        type="date"
        value={value.start}
        min={earliest}
        onChange={(event) => onChange({ ...value, start: event.target.value })}
        required
        error={errorAt(errors, "/start_date")}
        hint="Starts by itself at 00:00 UTC on that day. After that the plan cannot be changed."
      />
      <DurationField value={value} onChange={onChange} errors={errors} />
    </div>
  );
}

/** The phases of a campaign: the standard ones or custom ones, split evenly or each with its weeks. */
export function PhaseFields({ value, onChange, errors }: Props) {
  return (
    <>
      <ChoiceChips
        name="arc"
        legend="Phases"
        value={value.arc}
        choices={ARCS}
        onChoose={(arc) => onChange(arc === "custom" ? customisePhases(value) : { ...value, arc })}
      />
      {value.arc === "standard" ? (
        <p className="text-sm text-soft">
          Foundation, Build, Peak and Echo, with the weeks split evenly between them.
        </p>
      ) : (
        <>
          <ChoiceChips
            name="split"
            legend="Weeks per phase"
            value={value.split}
            choices={SPLITS}
            onChoose={(split) => onChange(split === "each" ? giveWeeks(value) : splitEvenly(value))}
          />
          <PhasesEditor
            phases={value.phases}
            onChange={(phases) => onChange({ ...value, phases })}
            hasWeeks={value.split === "each"}
            errors={errors}
          />
        </>
      )}
    </>
  );
}

function DurationField({ value, onChange, errors }: Props) {
  const isSum = value.arc === "custom" && value.split === "each";
  return (
    <Field
      label="Duration in weeks"
      name="duration_weeks"
      inputMode="numeric"
      autoComplete="off"
      value={isSum ? String(sumOf(value)) : value.duration}
      readOnly={isSum}
      onChange={(event) => onChange({ ...value, duration: event.target.value })}
      required
      error={errorAt(errors, "/duration_weeks")}
      hint={isSum ? `The phases added up; at most ${MAX_WEEKS}.` : `A whole number from 1 to ${MAX_WEEKS}.`}
    />
  );
}
