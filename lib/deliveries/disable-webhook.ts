import type { WorkspaceTx } from "../db.ts";
import { writeNotice } from "../notices/write-notice.ts";
import { toMinute } from "../time.ts";
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
    const detail = `Plinth no longer sends events to ${url}: ${why}. Deliveries have been failing since ${toMinute(since)}, and those still waiting have failed too. Fix the receiver, activate the webhook again and replay what it missed.`;
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
