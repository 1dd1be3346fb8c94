import { CONTROL } from "#components/ui/control-class.ts";
import { cx } from "#components/ui/cx.ts";
import { FieldError } from "#components/ui/field-error.tsx";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { PhaseTools } from "./phase-tools.tsx";
import type { PhaseDraft } from "./plan-draft.ts";

type Props = {
  phase: PhaseDraft;
  position: { number: number; of: number };
  hasWeeks: boolean;
  errors: { name: string | null; weeks: string | null };
  onChange: (phase: PhaseDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One phase of the form. */
export function PhaseRow({ phase, position, hasWeeks, errors, onChange, onMove, onRemove }: Props) {
  const { number, of } = position;
  const id = `phase-${phase.key}`;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="w-5 shrink-0 text-sm text-faint tabular-nums">
          {number}
        </span>
        <input
          ref={keepEarlyInput}
          id={`${id}-name`}
          aria-label={`Name of phase ${number}`}
          value={phase.name}
          onChange={(event) => onChange({ ...phase, name: event.target.value })}
          maxLength={100}
          autoComplete="off"
          placeholder="Name"
          aria-invalid={errors.name !== null}
          aria-describedby={errors.name ? `${id}-error` : undefined}
          className={cx(CONTROL, "w-auto flex-1 basis-32 aria-invalid:border-poor")}
        />
        {hasWeeks && (
          <label className="flex items-center gap-2 text-sm text-soft max-sm:order-last max-sm:ml-7">
            <input
              ref={keepEarlyInput}
              aria-label={`Weeks of phase ${number}`}
              inputMode="numeric"
              autoComplete="off"
              value={phase.weeks}
              onChange={(event) => onChange({ ...phase, weeks: event.target.value })}
              aria-invalid={errors.weeks !== null}
              aria-describedby={errors.weeks ? `${id}-error` : undefined}
              className={cx(CONTROL, "w-16 text-right tabular-nums aria-invalid:border-poor")}
            />
            weeks
          </label>
        )}
        <PhaseTools
          id={id}
          title={phase.name.trim() || `phase ${number}`}
          isFirst={number === 1}
          isLast={number === of}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      {(errors.name || errors.weeks) && (
        <p id={`${id}-error`} className="mt-1.5 ml-7 text-sm">
          <FieldError>{[errors.name, errors.weeks].filter(Boolean).join(" ")}</FieldError>
        </p>
      )}
    </li>
  );
}
