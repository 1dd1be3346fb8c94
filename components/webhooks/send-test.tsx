"use client";

import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useEffect } from "react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { usePolling } from "#components/ui/use-polling.ts";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { Delivery } from "#lib/webhooks/schemas.ts";
import { asDelivery, asNewDelivery } from "./answers.ts";

const ASK_EVERY_MS = 1_000;

/** Sends a test and tells what came of it as soon as it is known. */
export function SendTest({ ids, onMoved }: { ids: WebhookIds; onMoved: () => void }) {
  const send = useMutation({
    mutationFn: () =>
      fetchJson(
        asNewDelivery,
        internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/test", ids),
        {},
      ),
  });
  const id = send.data?.delivery_id;
  const { data: delivery } = usePolling({
    key: ["test", ids, id],
    load: () =>
      fetchJson(
        asDelivery,
        internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]/deliveries/[delivery_id]", {
          ...ids,
          delivery_id: id ?? "",
        }),
      ),
    isEnabled: id !== undefined,
    intervalMs: ({ status }) => (status === "pending" ? ASK_EVERY_MS : null),
  });
  const isOver = delivery !== undefined && delivery.status !== "pending";
  const isWaiting = send.isPending || (id !== undefined && !isOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per test and per end, not per render
  useEffect(() => {
    if (id) onMoved();
  }, [id, isOver]);
  return (
    <>
      <Button look="quiet" aria-disabled={isWaiting} onClick={() => !isWaiting && send.mutate()}>
        <Send aria-hidden="true" className="size-4" />
        {isWaiting ? "Testing …" : "Send test"}
      </Button>
      {isOver && <Outcome delivery={delivery} />}
      {send.error && (
        <div className="order-last mt-2 w-full">
          <FailureAlert error={send.error} title="Not sent" />
        </div>
      )}
    </>
  );
}

function Outcome({ delivery: { status, attempts } }: { delivery: Delivery }) {
  const last = attempts.at(-1);
  const answer = last?.status ? `HTTP ${last.status} in ${last.duration_ms} ms` : "No answer";
  return (
    <Alert
      tone={status === "succeeded" ? "good" : "poor"}
      title={status === "succeeded" ? "The test arrived" : "The test failed"}
      isUrgent
      className="order-last mt-2 w-full break-words"
    >
      <p>
        {answer}
        {last?.error && `: ${last.error}`}.
      </p>
    </Alert>
  );
}
