import { acrossWorkspaces } from "../db.ts";

/** So long whoever took something has for it; a worker that dies leaves it to another one then. */
const WATCH_LEASE_MS = 300_000;
const SEND_LEASE_MS = 60_000;

export type ClaimedWatch = { workspaceId: string; leaseEnd: Date };
export type ClaimedSend = {
  workspaceId: string;
  alertId: string;
  channelId: string;
  /** This one included. */
  attempts: number;
};
export type AlertWork = ({ kind: "watch" } & ClaimedWatch) | ({ kind: "send" } & ClaimedSend);

/**
 * Takes what is due of alerts, the longest due first, so that no other worker has it: alerts to send, then rules to look at. Only what is due
 * is read.
 */
export async function claimAlertWork(limit: number, now: Date): Promise<AlertWork[]> {
  const sends = await claimSends(limit, now);
  const left = limit - sends.length;
  const watches = left > 0 ? await claimWatches(left, now) : [];
  return [
    ...sends.map((one) => ({ kind: "send" as const, ...one })),
    ...watches.map((one) => ({ kind: "watch" as const, ...one })),
  ];
}

function claimSends(limit: number, now: Date): Promise<ClaimedSend[]> {
  const leaseEnd = new Date(now.getTime() + SEND_LEASE_MS);
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<ClaimedSend[]>`
      WITH chosen AS (
        SELECT workspace_id, alert_id, channel_id FROM alert_sends WHERE due_at <= ${now}
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE alert_sends s SET due_at = ${leaseEnd}, attempts = s.attempts + 1 FROM chosen c
      WHERE s.workspace_id = c.workspace_id AND s.alert_id = c.alert_id AND s.channel_id = c.channel_id
      RETURNING s.workspace_id AS "workspaceId", s.alert_id AS "alertId", s.channel_id AS "channelId", s.attempts`,
  );
}

/** A lease is its end: what changes meanwhile gives the row another one. */
function claimWatches(limit: number, now: Date): Promise<ClaimedWatch[]> {
  const leaseEnd = new Date(now.getTime() + WATCH_LEASE_MS);
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<ClaimedWatch[]>`
      WITH chosen AS (
        SELECT workspace_id FROM alert_watches WHERE due_at <= ${now}
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      UPDATE alert_watches w SET due_at = ${leaseEnd} FROM chosen c WHERE w.workspace_id = c.workspace_id
      RETURNING w.workspace_id AS "workspaceId", w.due_at AS "leaseEnd"`,
  );
}
