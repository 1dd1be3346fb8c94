"use client";

import { useEffect, useRef } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";

/** A secret that is shown this once. It takes the focus when it appears. */
export function NewSecret({ secret }: { secret: string }) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per secret
  useEffect(() => place.current?.focus(), [secret]);
  return (
    <section ref={place} tabIndex={-1} aria-label="New secret" className="min-w-0 scroll-mt-8 space-y-4">
      <Alert
        tone="fair"
        title="Copy the secret now; it will not be shown again"
        isUrgent
        className="break-words"
      >
        <p>Store it where your receiver keeps its secrets. If you lose it, rotate it.</p>
      </Alert>
      <div className="break-all">
        <CopyText text={secret} name="Copy the secret" />
      </div>
    </section>
  );
}
