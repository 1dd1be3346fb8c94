"use client";

import { useEffect, useRef } from "react";
import { Alert } from "#components/ui/alert.tsx";
import { CopyText } from "#components/ui/copy-text.tsx";

type Props = {
  made: string;
  /** Of the API. */
  baseUrl: string;
};

/** A key that is shown this once, with a request that tries it. It takes the focus when it appears. */
export default function NewKey({ made, baseUrl }: Props) {
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per key
  useEffect(() => place.current?.focus(), [made]);
  return (
    <section ref={place} tabIndex={-1} aria-label="New key" className="min-w-0 scroll-mt-20 space-y-4">
      <Alert tone="fair" title="Copy the key now; it will not be shown again" isUrgent>
        <p>Store it where your program keeps its secrets. If you lose it, replace it.</p>
      </Alert>
      <div className="break-all">
        <CopyText text={made} name="Copy the key" />
      </div>
      <div>
        <p className="mb-1.5 text-sm font-medium">Try it</p>
        <div className="break-all">
          <CopyText
            text={`curl ${baseUrl}/v1/workspace -H "Authorization: Bearer ${made}"`}
            name="Copy the request"
          />
        </div>
      </div>
    </section>
  );
}
