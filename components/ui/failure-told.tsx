"use client";

import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { PageMessage } from "./page-message.tsx";
import { watchReadiness } from "./watch-readiness.ts";

export type FailureProps = { error: unknown; retry: () => void };

/** A page that could not be shown: what to do, and the code that finds the error in the log. It comes back by itself. */
export default function FailureTold({ error, retry }: FailureProps) {
  const [isAway, setAway] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has failed once more has another error
  useEffect(() => watchReadiness({ away: () => setAway(true), back: retry }), [error, retry]);
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : null;
  if (isAway) return <AwayPage retry={retry} />;
  return (
    <PageMessage kicker="Error" title="This page could not be shown">
      <p>
        Something went wrong inside the service. Nothing was changed. Try again, and contact the operator if
        it keeps happening.
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

function AwayPage({ retry }: Pick<FailureProps, "retry">) {
  return (
    <PageMessage kicker="One moment" title="Plinth is taking a short break">
      <p role="status">
        The service is not answering right now. Nothing is lost, and this page will come back by itself as
        soon as it does.
      </p>
      <Button onClick={retry}>Try now</Button>
    </PageMessage>
  );
}
