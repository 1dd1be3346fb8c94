import { ROLE_WORDS } from "#components/team/role-words.ts";
import { FieldError } from "#components/ui/field-error.tsx";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import type { Colleague } from "#lib/workspaces/schemas.ts";

type Props = {
  colleagues: readonly Colleague[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | null;
};

/** Who comes along into a new workspace, each with the role that they will have there. */
export function ColleaguesField({ colleagues, chosen, onChange, error }: Props) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset aria-describedby="colleagues-hint">
      <legend className="text-sm font-medium">Who comes along</legend>
      <p id="colleagues-hint" className="mt-1 text-sm text-soft">
        {error ? (
          <FieldError isUrgent>{error}</FieldError>
        ) : (
          "You will be its owner. The others keep the role you see here, and you can change it later under Settings, Team."
        )}
      </p>
      <div className="mt-1 divide-y divide-line">
        {colleagues.map(({ id, name, email, role }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 py-2 text-sm">
            <input
              ref={keepEarlyInput}
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              className="size-6 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 break-words">
              {name}
              <span className="block text-soft">{email}</span>
            </span>
            <span className="shrink-0 text-soft">{ROLE_WORDS[role].word}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
