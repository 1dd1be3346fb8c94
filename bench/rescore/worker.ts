// One worker of `npm run bench -- rescore`: computes live scores until none is due, and says what that took of a processor.
import { refreshLiveScores } from "#lib/current-score/refresh-live-scores.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { acrossWorkspaces } from "#lib/db.ts";

const now = new Date(process.argv[2] ?? "");
process.send?.("ready");
process.once("message", async () => {
  const before = process.cpuUsage();
  while (await isAnyDue()) await refreshLiveScores(now);
  const { user, system } = process.cpuUsage(before);
  await closeDatabase();
  process.send?.((user + system) / 1e6);
  process.disconnect?.();
});

function isAnyDue(): Promise<boolean> {
  return acrossWorkspaces(async (tx) => {
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM data_versions version JOIN live_scores live USING (workspace_id)
      WHERE live.calculated_at < ${now} AND (version.refresh_until IS NULL OR version.refresh_until < now()) LIMIT 1`;
    return rows.length > 0;
  });
}
