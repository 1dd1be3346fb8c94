import { ZoneField } from "#components/region/zone-field.tsx";
import { Field } from "#components/ui/field.tsx";
import { errorWithin } from "#components/ui/field-errors.ts";
import type { FieldsProps } from "./kind-fields.tsx";

/** When a rule sends nothing. */
export function QuietFields({ draft, change, errors }: FieldsProps) {
  return (
    <div className="space-y-4">
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name="is_quiet"
          checked={draft.isQuiet}
          onChange={(event) => change({ isQuiet: event.currentTarget.checked })}
          className="size-6 shrink-0 accent-accent"
        />
        <span>
          Keep quiet hours
          <span className="block text-soft">
            Alerts of these hours are sent afterwards, unless they have ended by then.
          </span>
        </span>
      </label>
      {draft.isQuiet && (
        <div className="grid max-w-2xl gap-4 sm:grid-cols-[8rem_8rem_minmax(0,1fr)] sm:items-start">
          <Field
            label="From"
            name="from"
            type="time"
            value={draft.from}
            onChange={(event) => change({ from: event.target.value })}
            error={errorWithin(errors, "/quiet/from")}
          />
          <Field
            label="Until"
            name="until"
            type="time"
            value={draft.until}
            onChange={(event) => change({ until: event.target.value })}
            error={errorWithin(errors, "/quiet/until")}
          />
          <ZoneField
            value={draft.timeZone}
            onChange={(timeZone) => change({ timeZone })}
            readOnly={false}
            error={errorWithin(errors, "/time_zone")}
          />
        </div>
      )}
    </div>
  );
}
