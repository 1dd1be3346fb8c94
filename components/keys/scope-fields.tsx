import { FieldError } from "#components/ui/field-error.tsx";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";

const SCOPES = [
  { value: "read", label: "Read", about: "Scores, history, audits, platforms, campaigns and webhooks." },
  { value: "write", label: "Write", about: "Start audits, score drafts, import files, change the rest." },
];

/** What a key may be used for. @param error what is wrong with it */
export function ScopeFields({ error }: { error: string | null }) {
  return (
    <fieldset aria-describedby={error ? "wrong-scopes" : undefined}>
      <legend className="text-sm font-medium">What it may do</legend>
      <div className="mt-1 divide-y divide-line">
        {SCOPES.map(({ value, label, about }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-2 text-sm">
            <input
              ref={keepEarlyInput}
              type="checkbox"
              name="scopes"
              value={value}
              defaultChecked={value === "read"}
              aria-invalid={error !== null}
              className="size-6 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1">
              {label}
              <span className="block text-soft">{about}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="wrong-scopes" className="mt-1 text-sm">
          <FieldError>{error}</FieldError>
        </p>
      )}
    </fieldset>
  );
}
