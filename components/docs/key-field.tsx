"use client";

import { Field } from "#components/ui/field.tsx";
import { keepEarlyInput } from "#components/ui/keep-early-input.ts";
import { useApiKey } from "./use-api-key.ts";

/** The key that requests of the reference are sent with: one for all forms of the page. */
export function KeyField({ id }: { id: string }) {
  const [{ key, isKept }, keep] = useApiKey();
  return (
    <div className="space-y-2">
      <Field
        id={`${id}-key`}
        name="key"
        type="password"
        label="API key"
        value={key}
        onChange={(event) => keep({ key: event.target.value.trim(), isKept })}
        placeholder="plk_live_…"
        required
        autoComplete="off"
        spellCheck={false}
        hint="It is sent to this host only, and forgotten when you leave the page."
      />
      <label className="flex min-h-8 items-center gap-2 text-sm">
        <input
          ref={keepEarlyInput}
          type="checkbox"
          checked={isKept}
          onChange={(event) => keep({ key, isKept: event.target.checked })}
          className="size-6 shrink-0 accent-accent"
        />
        Keep it in this tab until I close it
      </label>
    </div>
  );
}
