"use client";

import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { ANYTHING, fetchJson } from "#lib/http/fetch-json.ts";

/** Stops reports by a press: programs open links too. */
export function UnsubscribeButton({ token }: { token: string }) {
  const stop = useSending(async () => {
    await fetchJson(ANYTHING, internalPath("/internal/unsubscribe", {}), { token });
    return true;
  });
  if (stop.data)
    return (
      <Alert tone="good" title="Done" isUrgent>
        <p>You get no more reports.</p>
      </Alert>
    );
  return (
    <div className="space-y-4">
      <Button aria-disabled={stop.isPending} onClick={() => void stop.send(undefined)} className="w-full">
        {stop.isPending ? "One moment …" : "Send me no more reports"}
      </Button>
      {stop.error && <FailureAlert error={stop.error} title="Not changed" />}
    </div>
  );
}
