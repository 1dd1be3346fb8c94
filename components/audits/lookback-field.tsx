import { Chip } from "#components/ui/choice-chips.tsx";
import { CONTROL } from "#components/ui/control-class.ts";
import { FieldError } from "#components/ui/field-error.tsx";

/** The choice as the form holds it: `custom` is the text of the number field, null while one of the given is chosen. */
export type Days = { given: number; custom: string | null };

const GIVEN = [30, 90, 180, 365];
export const DEFAULT_DAYS: Days = { given: 90, custom: null };
const MAX_DAYS = 365;
const EXPECTED = `A whole number from 1 to ${MAX_DAYS}.`;

/** The days that are chosen; null when the custom number is none from 1 to 365. */
export function readDays({ given, custom }: Days): number | null {
  if (custom === null) return given;
  const days = /^\d{1,3}$/.test(custom.trim()) ? Number(custom) : 0;
  return days >= 1 && days <= MAX_DAYS ? days : null;
}

type Props = { value: Days; onChange: (days: Days) => void; isWrong: boolean };

/** How far back an audit looks: one of the usual spans or a custom number of days. */
export function LookbackField({ value, onChange, isWrong }: Props) {
  const { given, custom } = value;
  return (
    <fieldset>
      <legend className="text-sm font-medium">Lookback, in days</legend>
      <div className="mt-2 grid grid-cols-5 gap-2">
        {GIVEN.map((days) => (
          <Chip
            key={days}
            name="lookback"
            value={String(days)}
            label={String(days)}
            isChecked={custom === null && given === days}
            onChoose={() => onChange({ given: days, custom: null })}
          />
        ))}
        <Chip
          name="lookback"
          value="other"
          label="Other"
          isChecked={custom !== null}
          onChoose={() => onChange({ given, custom: String(given) })}
        />
      </div>
      {custom !== null && (
        <label className="mt-3 block text-sm">
          <span className="font-medium">Days</span>
          <input
            inputMode="numeric"
            name="custom_days"
            value={custom}
            onChange={(event) => onChange({ given, custom: event.target.value })}
            aria-invalid={isWrong}
            aria-describedby="custom-days-hint"
            className={`mt-1.5 ${CONTROL} aria-invalid:border-poor`}
          />
        </label>
      )}
      {custom !== null && (
        <p id="custom-days-hint" className="mt-1 text-xs text-faint">
          {isWrong ? <FieldError isUrgent>{EXPECTED}</FieldError> : EXPECTED}
        </p>
      )}
      <p className="mt-2 text-xs leading-relaxed text-faint">
        This limits what is kept with the audit. The score always uses the same fixed windows, so that scores
        can be compared.
      </p>
    </fieldset>
  );
}
