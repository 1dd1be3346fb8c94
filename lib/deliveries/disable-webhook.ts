import type { WorkspaceTx } from "../db.ts";
import { writeNotice } from "../notices/write-notice.ts";
import { failPending } from "./fail-pending.ts";

type Failing = { workspaceId: string; id: string; url: string };

/**
 * Disables a webhook, unless it is disabled already, in the transaction that records the reason: its pending deliveries fail
 * and the owners get a notice.
 * @param reason.why the end of a sentence about the webhook; `since` when it began to fail.
 */
export async function disableWebhook(
  tx: WorkspaceTx,
  { workspaceId, id, url }: Failing,
  reason: { why: string; since: Date; now: Date },
): Promise<void> {
  const { why, since, now } = reason;
  const { count } = await tx.webhook.updateMany({
    where: { workspaceId, id, status: { not: "disabled" } },
    data: { status: "disabled", disabledAt: now, disabledReason: why },
  });
  if (count > 0) {
    const detail = `${url} gets no more events: ${why}. It has failed since ${since.toISOString()}. Deliveries that were waiting have failed too. Put the receiver right, set the webhook to active again, and replay what it missed.`;
    await writeNotice(tx, {
      workspaceId,
      kind: "webhook.disabled",
      subject: `Webhook disabled: ${url}`,
      detail,
      now,
    });
  }
  await failPending(tx, { workspaceId, webhookId: id }, now);
}
