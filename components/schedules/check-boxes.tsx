import { keepEarlyInput } from "#components/ui/keep-early-input.ts";

type Props = {
  legend: string;
  hint?: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Any of a few. */
export function CheckBoxes({ legend, hint, choices, chosen, onChange }: Props) {
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-1 divide-y divide-line">
        {choices.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              ref={keepEarlyInput}
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              className="size-6 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 truncate">{name}</span>
          </label>
        ))}
      </div>
      {hint && <p className="mt-1 text-sm text-soft">{hint}</p>}
    </fieldset>
  );
}
