import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import { type EndpointQueue, SLOTS, SLOW_AFTER_SECONDS } from "./assign-slots.ts";

/** How long others leave a claimed delivery alone: the longest exchange (20 s) and time to record it. */
export const LEASE_SECONDS = 30;

/** A webhook, or the address of an audit's run, as the index `deliveries_waiting` tells them apart. */
const ENDPOINT = Prisma.sql`hashtextextended(coalesce(d.webhook_id, d.url), 0)`;
const IN_FLIGHT = Prisma.sql`d.lease_until > clock_timestamp()`;

/**
 * What is due and what is in flight, endpoint by endpoint, over all workspaces. Deliveries of a webhook that is paused or
 * disabled wait, but for tests. Only the oldest that wait are sorted, by an index: the claims of a long queue would
 * otherwise take most of the time that sending it takes.
 * @param now deliveries whose next attempt is planned up to then; what is in flight goes by the database's clock.
 */
export async function readQueues(tx: WorkspaceTx, now: Date): Promise<EndpointQueue[]> {
  const isDue = Prisma.sql`d.status = 'pending' AND d.next_attempt_at <= ${now}`;
  const lateUntil = Prisma.sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS - SLOW_AFTER_SECONDS})`;
  const rows = await tx.$queryRaw<Row[]>`
    WITH endpoints AS (
      SELECT d.workspace_id, d.webhook_id, ${ENDPOINT} AS endpoint, max(d.attempts) > 0 AS is_retried,
        (count(*) FILTER (WHERE ${IN_FLIGHT}))::int AS in_flight, min(d.lease_until) FILTER (WHERE ${IN_FLIGHT}) AS first_end
      FROM deliveries d WHERE ${isDue} GROUP BY 1, 2, 3
    )
    SELECT e.workspace_id AS "workspaceId", e.in_flight AS "inFlight", coalesce(e.first_end < ${lateUntil}, false) AS late,
      CASE WHEN e.webhook_id IS NULL THEN e.is_retried ELSE w.failing_since IS NOT NULL END AS failing,
      waiting.ids, waiting."dueAt"
    FROM endpoints e JOIN workspaces o ON o.id = e.workspace_id AND o.deleted_at IS NULL
      LEFT JOIN webhooks w ON w.workspace_id = e.workspace_id AND w.id = e.webhook_id
      CROSS JOIN LATERAL (
        SELECT array_agg(id ORDER BY next_attempt_at) AS ids, array_agg(next_attempt_at ORDER BY next_attempt_at) AS "dueAt"
        FROM (
          SELECT d.id, d.next_attempt_at FROM deliveries d
          WHERE d.workspace_id = e.workspace_id AND ${ENDPOINT} = e.endpoint AND ${isDue} AND (${IN_FLIGHT}) IS NOT TRUE
            AND (e.webhook_id IS NULL OR w.status = 'active' OR EXISTS (SELECT 1 FROM events v
              WHERE v.workspace_id = d.workspace_id AND v.id = d.event_id AND v.type = 'webhook.test'))
          ORDER BY d.next_attempt_at LIMIT ${SLOTS.perEndpoint}
        ) AS oldest
      ) AS waiting`;
  return rows.map(({ ids, dueAt, ...queue }) => {
    const waiting = (ids ?? []).map((id, index) => ({ id, dueAt: dueAt?.[index] ?? now }));
    return { ...queue, waiting };
  });
}

type Row = Omit<EndpointQueue, "waiting"> & { ids: string[] | null; dueAt: Date[] | null };
