import { Prisma } from "#prisma/generated/client.ts";
import { sweep } from "../db.ts";
import type { WorkKind } from "../jobs/wake-worker.ts";

/** What has a moment of its own: work that may be taken, and what the reconciler does at its time. */
export type Due = Exclude<WorkKind, "histories" | "notices" | "deliveries"> | "reconciler";

/**
 * Milliseconds until something is due, over all workspaces; 0 or less when it is, null when nothing is planned. One statement,
 * which reads by partial indexes what is planned and nothing else: it costs the same however many workspaces there are.
 * @param maxAuditSeconds how long an audit may take
 */
export async function findDue(now: Date, maxAuditSeconds: number): Promise<Record<Due, number | null>> {
  const [row] = await sweep<Record<Due, number | null>>(Prisma.sql`
      WITH audit AS (
        SELECT min(coalesce(lease_until, now())) AS free, min(taken_at) AS taken FROM audits WHERE status = 'processing'
      ), moments AS (
        SELECT audit.free AS audits,
          (SELECT min(coalesce(lease_until, now())) FROM uploads WHERE status = 'processing') AS uploads,
          (SELECT min(coalesce(lease_until, now())) FROM syncs WHERE status = 'processing') AS syncs,
          (SELECT min(coalesce(fit_until, now())) FROM data_versions WHERE unfitted_since IS NOT NULL) AS fits,
          now() + ((SELECT min(due_at) FROM post_pictures) - ${now}::timestamptz) AS pictures,
          now() + ((SELECT min(s.report_due_at) FROM audit_schedules s
            JOIN audits a ON a.workspace_id = s.workspace_id AND a.id = s.last_audit_id AND a.status <> 'processing'
            JOIN workspaces w ON w.id = s.workspace_id AND w.deleted_at IS NULL
            WHERE s.report_due_at IS NOT NULL) - ${now}::timestamptz) AS reports,
          now() + (least((SELECT min(due_at) FROM alert_watches), (SELECT min(due_at) FROM alert_sends))
            - ${now}::timestamptz) AS alerts,
          now() + ((SELECT min(due_at) FROM weekly_digests) - ${now}::timestamptz) AS digests,
          least(
            audit.taken + make_interval(secs => ${maxAuditSeconds}),
            (SELECT now() FROM workspaces WHERE real_time AND deleted_at IS NULL LIMIT 1),
            (SELECT now() FROM campaigns c JOIN workspaces w ON w.id = c.workspace_id AND w.deleted_at IS NULL
              WHERE c.next_move_at <= ${now} LIMIT 1),
            now() + ((SELECT min(next_move_at) FROM campaigns WHERE next_move_at > ${now}) - ${now}::timestamptz),
            (SELECT now() FROM connections c
                JOIN profiles p ON p.workspace_id = c.workspace_id AND p.id = c.profile_id
                JOIN workspaces w ON w.id = c.workspace_id AND w.deleted_at IS NULL
              WHERE (c.next_sync_at IS NULL OR c.next_sync_at <= ${now}) AND p.disconnected_at IS NULL
                AND p.status <> 'reconnect_required' LIMIT 1),
            (SELECT now() FROM audit_schedules s JOIN workspaces w ON w.id = s.workspace_id AND w.deleted_at IS NULL
              WHERE s.next_run_at <= ${now} LIMIT 1),
            now() + ((SELECT min(next_run_at) FROM audit_schedules WHERE next_run_at > ${now}) - ${now}::timestamptz),
            now() + ((SELECT min(next_sync_at) FROM connections WHERE next_sync_at > ${now}) - ${now}::timestamptz),
            now() + ((SELECT min(ends_at) FROM workspaces WHERE ends_at IS NOT NULL) - ${now}::timestamptz),
            now() + ((SELECT min(ends_at) FROM users WHERE ends_at IS NOT NULL) - ${now}::timestamptz)
          ) AS reconciler
        FROM audit
      )
      SELECT (extract(epoch FROM audits - now()) * 1000)::float8 AS audits,
        (extract(epoch FROM uploads - now()) * 1000)::float8 AS uploads,
        (extract(epoch FROM syncs - now()) * 1000)::float8 AS syncs,
        (extract(epoch FROM fits - now()) * 1000)::float8 AS fits,
        (extract(epoch FROM pictures - now()) * 1000)::float8 AS pictures,
        (extract(epoch FROM reports - now()) * 1000)::float8 AS reports,
        (extract(epoch FROM alerts - now()) * 1000)::float8 AS alerts,
        (extract(epoch FROM digests - now()) * 1000)::float8 AS digests,
        (extract(epoch FROM reconciler - now()) * 1000)::float8 AS reconciler
      FROM moments`);
  return row as Record<Due, number | null>;
}
