import { Prisma } from "#prisma/generated/client.ts";
import { sweep } from "../db.ts";

/**
 * Milliseconds by the database's clock until a delivery of any workspace may be claimed: 0 while one is due or in flight, null when none
 * is planned. What waits for a webhook that is paused or disabled is not due.
 */
export async function findRest(): Promise<number | null> {
  const [row] = await sweep<{ isDue: boolean; ms: number | null }>(Prisma.sql`
      SELECT EXISTS (
          SELECT 1 FROM deliveries d
            LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
          WHERE d.status = 'pending' AND d.next_attempt_at <= now()
            AND (d.webhook_id IS NULL OR w.status = 'active' OR d.lease_until IS NOT NULL)) AS "isDue",
        (SELECT extract(epoch FROM min(next_attempt_at) - now())::float8 * 1000
          FROM deliveries WHERE status = 'pending' AND next_attempt_at > now()) AS ms`);
  return row?.isDue ? 0 : (row?.ms ?? null);
}
