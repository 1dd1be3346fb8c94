"use client";

import { useMutation } from "@tanstack/react-query";
import { Pause, Play } from "lucide-react";
import { internalPath, type WebhookIds } from "#components/internal-paths.ts";
import { Alert } from "#components/ui/alert.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { FailureAlert } from "#components/ui/failure-alert.tsx";
import { formatMoment } from "#components/ui/format.ts";
import { Time } from "#components/ui/time.tsx";
import { fetchJson } from "#lib/http/fetch-json.ts";
import type { WebhookDetails } from "#lib/webhooks/schemas.ts";
import { asWebhookDetails } from "./answers.ts";
import { SendTest } from "./send-test.tsx";
import { WebhookBadge } from "./status-badge.tsx";

type Props = {
  ids: WebhookIds;
  webhook: WebhookDetails;
  role: string;
  canChange: boolean;
  canSend: boolean;
  reload: () => void;
};

/** How a webhook is and why, with what can be done about it. */
export function WebhookState({ ids, webhook, role, canChange, canSend, reload }: Props) {
  const isActive = webhook.status === "active";
  const change = useMutation({
    mutationFn: () =>
      fetchJson(
        asWebhookDetails,
        internalPath("/internal/workspaces/[workspace_id]/webhooks/[webhook_id]", ids),
        { status: isActive ? "paused" : "active" },
        "PATCH",
      ),
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
        {webhook.status === "disabled" ? (
          <WhyDisabled webhook={webhook} canSend={canSend} />
        ) : (
          <p>
            <Explanation webhook={webhook} />
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {canSend && <SendTest ids={ids} onMoved={reload} />}
          {canChange && (isActive || canSend) && (
            <Button
              look={webhook.status === "disabled" ? "primary" : "quiet"}
              aria-disabled={change.isPending}
              onClick={() => !change.isPending && change.mutate()}
            >
              <Icon aria-hidden="true" className="size-4" />
              {word}
            </Button>
          )}
        </div>
        {change.error && <FailureAlert error={change.error} title="Not changed" />}
        {canChange && !canSend && (
          <p>
            This account's plan no longer includes webhooks. With Agency or above you can switch it back on.
          </p>
        )}
        {!canChange && (
          <p>Your role here is {role}. You can see the webhook, but only owners and admins can change it.</p>
        )}
      </div>
    </Card>
  );
}

function WhyDisabled({ webhook, canSend }: Pick<Props, "webhook" | "canSend">) {
  const { failing_since: since, disabled_at: at, disabled_reason: why } = webhook;
  const hasFailedBefore = since && (!at || formatMoment(since) !== formatMoment(at));
  return (
    <Alert tone="poor" title="It no longer receives events">
      <p>
        It was disabled {at && <Time at={at} />}: {why ?? "the receiver failed"}.
        {hasFailedBefore && (
          <>
            {" "}
            It has been failing since <Time at={since} />.
          </>
        )}
      </p>
      {canSend && <p>Fix the receiver, enable the webhook again and replay what it missed.</p>}
    </Alert>
  );
}

function Explanation({ webhook: { status, failing_since: since } }: Pick<Props, "webhook">) {
  if (status === "paused")
    return "While it is paused, new events are not delivered, and pending ones wait until you resume it.";
  if (!since) return "Events are sent as they happen.";
  return (
    <>
      Every attempt has failed since <Time at={since} />. After five days of this, it will be disabled.
    </>
  );
}
