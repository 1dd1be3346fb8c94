"use client";

import type { ComponentProps, ReactNode } from "react";
import { CONTROL } from "./control-class.ts";
import { cx } from "./cx.ts";
import { FieldError } from "./field-error.tsx";
import { keepEarlyInput } from "./keep-early-input.ts";

type Props = ComponentProps<"input"> & {
  label: string;
  name: string;
  /** Said below the input, also to screen readers. */
  hint?: ReactNode;
  /** What is wrong with it, in place of the hint. */
  error?: string | null;
  /** Stands inside the input, at its right edge. */
  end?: ReactNode;
};

/** An input with its label above it. */
export function Field({ label, name, id = name, hint, error = null, end, className, ...props }: Props) {
  const said = error === null ? hint : <FieldError>{error}</FieldError>;
  return (
    <div className="min-w-0 space-y-1.5">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          ref={keepEarlyInput}
          id={id}
          name={name}
          aria-describedby={said ? `${id}-hint` : undefined}
          aria-invalid={error !== null}
          className={cx(CONTROL, "aria-invalid:border-poor read-only:bg-sunken", end && "pr-12", className)}
          {...props}
        />
        {end && <div className="absolute inset-y-0 right-1.5 flex items-center">{end}</div>}
      </div>
      {said && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {said}
        </p>
      )}
    </div>
  );
}
