"use client";

import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { formatPlural } from "#components/ui/format.ts";

type Props = {
  id: string;
  kind: "image" | "video";
  address: string;
  isReadOnly: boolean;
  onChange: (address: string) => void;
  /** Reading a file takes a while: it is asked for, not begun at every letter. */
  onSend: (address: string) => void;
  isReading: boolean;
  error: string | null;
};

/** The address of a file, read when it is asked for. */
export function MediaField({ id, kind, address, isReadOnly, onChange, onSend, isReading, error }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() !== "" && !isReading) onSend(address.trim());
  };
  return (
    <form onSubmit={send} noValidate className="space-y-4">
      <Field
        label={`Address of the ${kind}`}
        name={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        value={address}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        hint="A public HTTPS address, at most 100 MB. The file is read and not kept."
      />
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-disabled={isReading || address.trim() === ""}>
          Score the {kind}
        </Button>
        {isReading && <Reading kind={kind} />}
      </div>
    </form>
  );
}

function Reading({ kind }: { kind: string }) {
  const seconds = useSeconds();
  return (
    <p className="flex items-center gap-2 text-sm text-soft tabular-nums">
      <span
        aria-hidden="true"
        className="size-4 rounded-full border-2 border-edge border-t-accent motion-safe:animate-spin"
      />
      Reading the {kind}
      {seconds > 0 && `, ${formatPlural(seconds, "second")}`} …
    </p>
  );
}

/** Whole seconds since it was first shown. */
function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
