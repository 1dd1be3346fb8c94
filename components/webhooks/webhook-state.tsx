"use client";

import { useMutation } from "@tanstack/react-query";
import { Pause, Play } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Time } from "#components/ui/time.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import { WebhookDetails } from "#lib/webhooks/schemas.ts";
import { FailureAlert } from "./failure-alert.tsx";
import { SendTest } from "./send-test.tsx";
import { WebhookBadge } from "./status-badge.tsx";

type Props = {
  root: string;
  webhook: WebhookDetails;
  canChange: boolean;
  canSend: boolean;
  reload: () => void;
};

/** How a webhook is and why, with what can be done about it. */
export function WebhookState({ root, webhook, canChange, canSend, reload }: Props) {
  const isActive = webhook.status === "active";
  const change = useMutation({
    mutationFn: () => fetchJson(WebhookDetails, root, { status: isActive ? "paused" : "active" }, "PATCH"),
    onSuccess: reload,
  });
  const word = isActive ? "Pause" : webhook.status === "paused" ? "Resume" : "Enable again";
  const Icon = isActive ? Pause : Play;
  return (
    <Card
      id="state"
      title="Status"
      aside={
        <span role="status">
          <WebhookBadge webhook={webhook} />
        </span>
      }
    >
      <div className="space-y-4 text-sm leading-relaxed break-words text-soft">
        <p>
          <Explanation webhook={webhook} />
        </p>
        <div className="flex flex-wrap gap-2">
          {canSend && <SendTest root={root} onMoved={reload} />}
          {canChange && (isActive || canSend) && (
            <Button
              look="quiet"
              aria-disabled={change.isPending}
              onClick={() => !change.isPending && change.mutate()}
            >
              <Icon aria-hidden="true" className="size-4" />
              {word}
            </Button>
          )}
        </div>
        {change.error && <FailureAlert error={change.error} title="Not changed" />}
        {!canChange && <p>Your role here is viewer: you see the webhook, but cannot change it.</p>}
      </div>
    </Card>
  );
}

function Explanation({ webhook }: { webhook: WebhookDetails }) {
  const { status, failing_since: since, disabled_at: at, disabled_reason: why } = webhook;
  if (status === "paused")
    return "New events make no delivery while it is paused; those that are pending wait and go on when you resume.";
  if (status === "disabled") {
    return (
      <>
        It was disabled {at && <Time at={at} />}: {why ?? "the receiver failed"}.{" "}
        {since && (
          <>
            It has failed since <Time at={since} />.{" "}
          </>
        )}
        Put the receiver right, enable it again, and replay what it missed.
      </>
    );
  }
  if (!since) return "Events are sent as they happen.";
  return (
    <>
      Every attempt has failed since <Time at={since} />. After five days of that it is disabled.
    </>
  );
}
