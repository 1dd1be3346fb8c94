"use client";

import { useEffect, useRef } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";
import type { NewSecret } from "./saved-rule.ts";

/** Secrets that are shown this once. They take the focus when they appear. */
export function NewSecrets({ secrets }: { secrets: readonly NewSecret[] }) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per secrets
  useEffect(() => place.current?.focus(), [secrets]);
  return (
    <section ref={place} tabIndex={-1} aria-label="New secrets" className="min-w-0 scroll-mt-8 space-y-4">
      <Alert tone="fair" title="Copy the secret now; it will not be shown again" isUrgent>
        <p>
          It signs what is sent there, as webhooks are signed. Store it where your receiver keeps its secrets.
        </p>
      </Alert>
      {secrets.map(({ channel_id, to, secret }) => (
        <div key={channel_id} className="break-all">
          <p className="mb-1.5 text-sm font-medium">{to}</p>
          <CopyText text={secret} name={`Copy the secret of ${to}`} />
        </div>
      ))}
    </section>
  );
}
