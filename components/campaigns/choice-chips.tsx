import { keepEarlyInput } from "#components/ui/keep-early-input.ts";

type Props<V extends string> = {
  name: string;
  legend: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
};

/** One of a few choices, all in sight. */
export function ChoiceChips<V extends string>({ name, legend, value, choices, onChoose }: Props<V>) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              ref={keepEarlyInput}
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              className="peer sr-only"
            />
            <span className="flex min-h-10 items-center rounded-lg border border-edge px-3.5 text-sm peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
