"use client";

import { Button } from "./button.tsx";
import { PageMessage } from "./page-message.tsx";

type Props = { error: unknown; retry: () => void };

/** A page that could not be shown: what to do, and the code that finds the error in the log. */
export function FailedPage({ error, retry }: Props) {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : null;
  return (
    <PageMessage kicker="Error" title="This page could not be shown">
      <p>
        Something failed inside the service. Nothing was changed. Try again; if it stays, tell the operator.
      </p>
      {digest && (
        <p className="text-sm">
          Error code for the operator: <code className="font-mono text-ink">{digest}</code>
        </p>
      )}
      <Button onClick={retry}>Try again</Button>
    </PageMessage>
  );
}
