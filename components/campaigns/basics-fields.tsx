import { CONTROL } from "#components/ui/control-class.ts";
import { cx } from "#components/ui/cx.ts";
import { Field } from "#components/ui/field.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { errorAt } from "#components/ui/field-errors.ts";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import type { InvalidField } from "#lib/http/fetch-json.ts";

export type Basics = { name: string; objective: string };

type Props = { value: Basics; onChange: (value: Basics) => void; errors: InvalidField[] };

/** Name and objective: what can be changed of a campaign at any time. */
export function BasicsFields({ value, onChange, errors }: Props) {
  const objectiveError = errorAt(errors, "/objective");
  return (
    <>
      <Field
        label="Name"
        name="name"
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        required
        maxLength={200}
        autoComplete="off"
        error={errorAt(errors, "/name")}
      />
      <div className="space-y-1.5">
        <label htmlFor="objective" className="block text-sm font-medium">
          Objective (optional)
        </label>
        <textarea
          ref={keepEarlyInput}
          id="objective"
          name="objective"
          rows={3}
          maxLength={2_000}
          value={value.objective}
          onChange={(event) => onChange({ ...value, objective: event.target.value })}
          aria-describedby="objective-hint"
          aria-invalid={objectiveError !== null}
          className={cx(CONTROL, "py-2 leading-relaxed aria-invalid:border-poor")}
        />
        <p id="objective-hint" className="text-sm text-soft">
          {objectiveError ? (
            <FieldError>{objectiveError}</FieldError>
          ) : (
            "What the campaign should achieve, in your own words."
          )}
        </p>
      </div>
    </>
  );
}
