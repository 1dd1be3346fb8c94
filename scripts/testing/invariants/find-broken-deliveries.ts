import type { ReceivedRequest } from "../https-receiver.ts";
import { type Offence, type Rows, readOffences } from "./offence.ts";

/** A receiver's log, and of which of its requests nobody can know whether the sender saw the answer. */
export type ReceiverLog = {
  /** Deliveries to addresses that begin so are in the log. */
  url: string;
  requests: Pick<ReceivedRequest, "path" | "headers">[];
  /** Keys (`deliveryKey`) of attempts that were cut off, or `all` while the database or the worker itself was away. */
  ambiguous: Set<string> | "all";
};

/** Names a message at an endpoint, in rows and logs. @param address an absolute address */
export function deliveryKey(address: string, eventId: string): string {
  return `${new URL(address).pathname} ${eventId}`;
}

/**
 * I3: events with more or fewer than one row for an endpoint, rows that are in no state of their schedule, deliveries that
 * succeeded without the receiver knowing, and messages that came more often than their attempts say.
 */
export async function findBrokenDeliveries(rows: Rows, log?: ReceiverLog): Promise<Offence[]> {
  const broken = await readOffences(rows, "I3", IN_ROWS);
  return log ? [...broken, ...(await findUnlogged(rows, log))] : broken;
}

/** A replay is a delivery of its own, made after the event. One that waits for its turn is up to five minutes late here. */
const IN_ROWS = `
  WITH first AS (
    SELECT d.*, count(*) OVER (PARTITION BY d.workspace_id, d.event_id, coalesce(d.webhook_id, d.url)) AS twins
    FROM deliveries d JOIN events e ON e.workspace_id = d.workspace_id AND e.id = d.event_id AND e.created_at = d.created_at
  ), judged AS (
    SELECT d.workspace_id, d.id, CASE
      WHEN d.status = 'pending' AND (d.next_attempt_at IS NULL OR d.completed_at IS NOT NULL) THEN 'is pending without a plan'
      WHEN d.status = 'pending' AND d.attempts >= 10 THEN 'has used its attempts, and is pending'
      WHEN d.status = 'pending' AND coalesce(w.status, 'active') = 'active' AND d.next_attempt_at < now() - interval '5 minutes'
        AND coalesce(d.lease_until, d.next_attempt_at) < now() - interval '5 minutes' THEN 'was forgotten'
      WHEN d.status <> 'pending' AND (d.completed_at IS NULL OR d.lease_token IS NOT NULL) THEN 'has ended only half'
      WHEN d.status = 'succeeded' AND NOT EXISTS (SELECT 1 FROM delivery_attempts t WHERE t.workspace_id = d.workspace_id
        AND t.delivery_id = d.id AND t.status BETWEEN 200 AND 299) THEN 'succeeded without an answer'
    END AS why
    FROM deliveries d LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
  )
  SELECT workspace_id AS "workspaceId", id, why FROM judged WHERE why IS NOT NULL
  UNION ALL SELECT workspace_id, id, 'is one of ' || twins || ' for one event and endpoint' FROM first WHERE twins > 1`;

type Sent = {
  workspaceId: string;
  id: string;
  address: string;
  eventId: string;
  status: string;
  tries: number;
};

async function findUnlogged(rows: Rows, { url, requests, ambiguous }: ReceiverLog): Promise<Offence[]> {
  const counts = new Map<string, number>();
  for (const { path, headers } of requests) {
    const key = deliveryKey(new URL(path, url).href, String(headers["webhook-id"]));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const sent = await rows.query<Sent>(
    `SELECT d.workspace_id AS "workspaceId", d.id, coalesce(w.url, d.url) AS address, d.event_id AS "eventId", d.status,
       sum(d.attempts) OVER (PARTITION BY d.workspace_id, d.event_id, coalesce(d.webhook_id, d.url))::int AS tries
     FROM deliveries d LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
     WHERE starts_with(coalesce(w.url, d.url), $1)`,
    [url],
  );
  return sent.rows.flatMap(({ workspaceId, id, address, eventId, status, tries }) => {
    const key = deliveryKey(address, eventId);
    const came = counts.get(key) ?? 0;
    const offence = (why: string) => [{ invariant: "I3", workspaceId, id, why }];
    if (status === "succeeded" && came === 0)
      return offence("succeeded, and the receiver has no such message");
    const mayRepeat = status === "pending" || ambiguous === "all" || ambiguous.has(key);
    if (came > tries && !mayRepeat) return offence(`came ${came} times in ${tries} attempts`);
    return [];
  });
}
