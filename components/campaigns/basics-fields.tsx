import { cx } from "#components/ui/cx.ts";
import { CONTROL, Field } from "#components/ui/field.tsx";
import { FieldFault as Fault } from "#components/ui/field-fault.tsx";
import { faultAt } from "#components/ui/field-faults.ts";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import type { FieldFault } from "#lib/http/fetch-json.ts";

export type Basics = { name: string; objective: string };

type Props = { value: Basics; onChange: (value: Basics) => void; faults: FieldFault[] };

/** Name and objective: what can be changed of a campaign at any time. */
export function BasicsFields({ value, onChange, faults }: Props) {
  const objectiveFault = faultAt(faults, "/objective");
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
        fault={faultAt(faults, "/name")}
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
          aria-invalid={objectiveFault !== null}
          className={cx(CONTROL, "py-2 leading-relaxed aria-invalid:border-poor")}
        />
        <p id="objective-hint" className="text-sm text-soft">
          {objectiveFault ? (
            <Fault>{objectiveFault}</Fault>
          ) : (
            "What the campaign is to achieve, in your own words."
          )}
        </p>
      </div>
    </>
  );
}
