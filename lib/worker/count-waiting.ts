import { acrossWorkspaces } from "../db.ts";

/**
 * How much of each kind of work is due or under way, over all workspaces: what is planned for later is not counted. It reads the
 * partial indexes of what waits, so it takes as long as there is work.
 * @param now by when a delivery or a picture has to be planned
 */
export async function countWaiting(now: Date): Promise<{ labels: { queue: string }; value: number }[]> {
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ queue: string; waiting: number }[]>`
      SELECT 'audits' AS queue, count(*)::int AS waiting FROM audits WHERE status = 'processing'
      UNION ALL SELECT 'uploads', count(*)::int FROM uploads WHERE status = 'processing'
      UNION ALL SELECT 'syncs', count(*)::int FROM syncs WHERE status = 'processing'
      UNION ALL SELECT 'fits', count(*)::int FROM data_versions WHERE unfitted_since IS NOT NULL
      UNION ALL SELECT 'pictures', count(*)::int FROM post_pictures WHERE due_at <= ${now}
      UNION ALL SELECT 'reports', count(*)::int FROM audit_schedules WHERE report_due_at <= ${now}
      UNION ALL SELECT 'deliveries', count(*)::int FROM deliveries WHERE status = 'pending' AND next_attempt_at <= ${now}`,
  );
  return rows.map(({ queue, waiting: value }) => ({ labels: { queue }, value }));
}
