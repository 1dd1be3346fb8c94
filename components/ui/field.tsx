import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type Props = ComponentProps<"input"> & { label: string; name: string };

/** An input with its label above it. */
export function Field({ label, name, id = name, className, ...props }: Props) {
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        className={cx(
          "block min-h-11 w-full min-w-0 rounded-lg border border-edge bg-surface px-3 text-base",
          "aria-invalid:border-poor",
          className,
        )}
        {...props}
      />
    </div>
  );
}
