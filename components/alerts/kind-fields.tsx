import { Field } from "#components/ui/field.tsx";
import { FieldError } from "#components/ui/field-error.tsx";
import { errorWithin } from "#components/ui/field-errors.ts";
import { ALERT_KINDS, type AlertKind, KIND_WORDS } from "#lib/alerts/values.ts";
import type { InvalidField } from "#lib/http/fetch-json.ts";
import type { RuleDraft } from "./rule-draft.ts";
import { KIND_ABOUT } from "./rule-words.ts";

export type FieldsProps = {
  draft: RuleDraft;
  change: (changes: Partial<RuleDraft>) => void;
  errors: InvalidField[];
};

/** What a rule watches, and from which size on. */
export function KindFields({ draft, change, errors }: FieldsProps) {
  const { kinds, points, silentDays } = draft;
  const wrong = errorWithin(errors, "/kinds");
  const toggle = (kind: AlertKind, isOn: boolean) =>
    change({ kinds: ALERT_KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one))) });
  return (
    <div className="space-y-5">
      <fieldset aria-describedby={wrong ? "wrong-kinds" : undefined}>
        <legend className="text-sm font-medium">Tell me when</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {ALERT_KINDS.map((kind) => (
            <label
              key={kind}
              className="flex min-h-11 items-center gap-3 border-line border-t py-2 text-sm first:border-t-0 sm:nth-2:border-t-0"
            >
              <input
                type="checkbox"
                name="kinds"
                value={kind}
                checked={kinds.includes(kind)}
                onChange={(event) => toggle(kind, event.currentTarget.checked)}
                aria-invalid={wrong !== null}
                className="size-6 shrink-0 accent-accent"
              />
              <span className="min-w-0 flex-1">
                {KIND_WORDS[kind]}
                <span className="block text-soft">{KIND_ABOUT[kind]}</span>
              </span>
            </label>
          ))}
        </div>
        {wrong && (
          <p id="wrong-kinds" className="mt-1 text-sm">
            <FieldError>{wrong}</FieldError>
          </p>
        )}
      </fieldset>
      <div className="grid max-w-lg gap-4 sm:grid-cols-2 sm:items-start">
        {kinds.some((kind) => kind === "score" || kind === "pillar") && (
          <Field
            label="Points, at least"
            name="points"
            inputMode="decimal"
            autoComplete="off"
            value={points}
            onChange={(event) => change({ points: event.target.value.replace(",", ".") })}
            hint="Smaller changes of the score or a pillar send no alert."
            error={errorWithin(errors, "/points")}
          />
        )}
        {kinds.includes("silence") && (
          <Field
            label="Days without a post"
            name="silent_days"
            inputMode="numeric"
            autoComplete="off"
            value={silentDays}
            onChange={(event) => change({ silentDays: event.target.value })}
            hint="After so many days an account counts as silent."
            error={errorWithin(errors, "/silent_days")}
          />
        )}
      </div>
    </div>
  );
}
