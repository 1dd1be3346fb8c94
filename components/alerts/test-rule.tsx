"use client";

import { Send } from "lucide-react";
import { internalPath } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { useSending } from "#components/ui/use-sending.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { channelName } from "./rule-words.ts";
import { TEST_OUTCOMES } from "./saved-rule.ts";

/** Sends a test to every channel of a rule and tells what each answered. */
export function TestRule({ ids }: { ids: { workspace_id: string; rule_id: string } }) {
  const test = useSending((_: null) =>
    fetchJson(
      TEST_OUTCOMES,
      internalPath("/internal/workspaces/[workspace_id]/alerts/[rule_id]/test", ids),
      {},
    ),
  );
  const hasArrived = test.data?.every(({ arrived }) => arrived) ?? false;
  return (
    <>
      <Button look="quiet" aria-disabled={test.isPending} onClick={() => void test.send(null)}>
        <Send aria-hidden="true" className="size-4" />
        {test.isPending ? "Testing …" : "Send test"}
      </Button>
      {test.data && (
        <Alert
          tone={hasArrived ? "good" : "poor"}
          title={hasArrived ? "The test arrived" : "The test did not arrive everywhere"}
          isUrgent
          className="order-last mt-2 w-full break-words"
        >
          <ul className="space-y-1">
            {test.data.map((one) => (
              <li key={one.channel_id}>
                {channelName(one)}: {one.answer}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {test.error && (
        <div className="order-last mt-2 w-full">
          <FailureAlert error={test.error} title="Not sent" />
        </div>
      )}
    </>
  );
}
