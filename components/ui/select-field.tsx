"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { CONTROL } from "./control-class.ts";
import { cx } from "./cx.ts";
import { keepEarlyInput } from "./keep-early-input.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

type Props = Omit<ComponentProps<"select">, "children"> & {
  label: string;
  name: string;
  /** The label is for screen readers only: what stands beside it says the same. */
  isLabelHidden?: boolean;
  options: readonly { value: string; label: string }[];
};

/** One choice of a list; the browser's own control, which every phone and keyboard knows. */
export function SelectField({
  label,
  name,
  id = name,
  isLabelHidden = false,
  options,
  className,
  ...props
}: Props) {
  // One that the script itself brings onto the page was chosen in by nobody.
  const isHydrated = useIsHydrated();
  return (
    <div className={cx("min-w-0", !isLabelHidden && "space-y-1.5")}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "block text-sm font-medium"}>
        {label}
      </label>
      <div className="relative">
        <select
          ref={isHydrated ? undefined : keepEarlyInput}
          id={id}
          name={name}
          className={cx(CONTROL, "appearance-none pr-9", className)}
          {...props}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft"
        />
      </div>
    </div>
  );
}
