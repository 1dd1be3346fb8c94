import type { WorkspaceTx } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Pillars } from "../formula/names.ts";

type Ended = {
  workspaceId: string;
  auditId: string;
  webhookUrl: string | null;
  completedAt: Date;
  /** Score and pillars of a completed audit; null of a failed one. */
  scored: { score: number; pillars: Pillars } | null;
};

/**
 * Records the `audit.completed` event of an audit in the transaction that ends it: for a completed one to the webhooks
 * and its own `webhook_url`; for a failed one to its `webhook_url` alone, with status `failed`, and not at all without it.
 */
export async function recordAuditEvent(tx: WorkspaceTx, ended: Ended): Promise<void> {
  const { workspaceId, auditId, webhookUrl, completedAt, scored } = ended;
  if (!scored && !webhookUrl) return;
  const data = {
    audit_id: auditId,
    status: scored ? "completed" : "failed",
    score: scored?.score ?? null,
    pillars: scored?.pillars ?? null,
    completed_at: completedAt.toISOString(),
  };
  const receivers = { url: webhookUrl, onlyUrl: !scored };
  await recordEvent(tx, { workspaceId, type: "audit.completed", data, now: completedAt, ...receivers });
}
