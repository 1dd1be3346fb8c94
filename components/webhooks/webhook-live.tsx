"use client";

import { Card } from "#components/ui/card.tsx";
import { FailedPart } from "#components/ui/failed-part.tsx";
import type { DeliveryLog as Log, WebhookDetails } from "#lib/webhooks/schemas.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { EditWebhook } from "./edit-webhook.tsx";
import { RotateSecret } from "./rotate-secret.tsx";
import { type LogQuery, useWebhook } from "./use-webhook.ts";
import { VerifyCard } from "./verify-card.tsx";
import { WebhookState } from "./webhook-state.tsx";

type Props = {
  workspaceId: string;
  initial: { webhook: WebhookDetails; list: Log | null; query: LogQuery };
  /** That the log could not be read when the server rendered it. */
  logFailure: { requestId: string } | null;
  /** Of the person who looks. */
  role: string;
  canChange: boolean;
  /** Whether the plan lets it send. */
  hasPlan: boolean;
};

/** One webhook and its log, which go on by themselves. */
export function WebhookLive({ workspaceId, initial, logFailure, role, canChange, hasPlan }: Props) {
  const { id } = initial.webhook;
  const ids = { workspace_id: workspaceId, webhook_id: id };
  const listPath = `/w/${workspaceId}/webhooks`;
  const { webhook, list, pollError, reload } = useWebhook(ids, initial);
  const canSend = canChange && hasPlan;
  const shared = { ids, canChange, reload };
  return (
    <div className="grid gap-4 sm:gap-6 lg:grid-cols-3 lg:items-start">
      <div className="min-w-0 lg:col-span-3">
        <WebhookState {...shared} role={role} webhook={webhook} canSend={canSend} />
      </div>
      <div className="min-w-0 lg:col-span-2">
        {list ? (
          <DeliveryLog
            ids={ids}
            path={`${listPath}/${id}`}
            list={list}
            query={initial.query}
            pollError={pollError}
            canSend={canSend}
            onSent={reload}
          />
        ) : (
          <Card id="deliveries" title="Deliveries">
            <FailedPart
              title="The deliveries could not be read"
              requestId={logFailure?.requestId ?? ""}
              retry={reload}
            />
          </Card>
        )}
      </div>
      <div className="min-w-0 space-y-4 sm:space-y-6">
        {list && <VerifyCard ids={ids} deliveries={list.deliveries} />}
        <RotateSecret {...shared} previousUntil={webhook.previous_valid_until} />
        {canChange && <EditWebhook ids={ids} listPath={listPath} webhook={webhook} reload={reload} />}
      </div>
    </div>
  );
}
