"use client";

import { useEffect, useRef } from "react";
import { Field } from "#components/ui/field.tsx";

/** A code of the second step, asked for once all else was right. */
export function CodeField({ isWrong }: { isWrong: boolean }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => holder.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={holder}>
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        hint="From your authenticator app, or one of your recovery codes."
        aria-invalid={isWrong}
      />
    </div>
  );
}
