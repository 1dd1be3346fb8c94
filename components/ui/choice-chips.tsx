import { cx } from "./cx.ts";
import { keepEarlyInput } from "./keep-early-input.ts";

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
          <Chip
            key={choice.value}
            name={name}
            value={choice.value}
            label={choice.label}
            isChecked={value === choice.value}
            onChoose={() => onChoose(choice.value)}
            className="px-3.5"
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChipProps = {
  name: string;
  value: string;
  label: string;
  isChecked: boolean;
  onChoose: () => void;
  className?: string;
};

/** One of them. */
export function Chip({ label, isChecked, onChoose, className, ...props }: ChipProps) {
  return (
    <label>
      <input
        ref={keepEarlyInput}
        type="radio"
        checked={isChecked}
        onChange={onChoose}
        className="peer sr-only"
        {...props}
      />
      <span
        data-label={label}
        className={cx(
          "steady-label flex min-h-10 rounded-lg border border-edge text-sm peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent",
          "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent",
          className,
        )}
      >
        {label}
      </span>
    </label>
  );
}
