import { acrossWorkspaces, type WorkspaceTx } from "../../db.ts";
import { PLATFORMS } from "../../formula/names.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { chooseDue, type DayBudgets, type Due, nextNight, startOfNextNight } from "./plan-syncs.ts";
import { findClient, limitOf } from "./platform-settings.ts";
import { requestSync } from "./request-sync.ts";
import { windowOf } from "./spend-budget.ts";

const AT_ONCE = 200;
/** Requests of a sync that nothing is known of. */
const USUAL_COST = 10;

/** Asks for the nightly syncs whose moment has come, within the budgets that all workspaces share. */
export async function startDueSyncs(now: Date): Promise<void> {
  await acrossWorkspaces(async (tx) => {
    const due = await findDue(tx, now);
    if (due.length === 0) return;
    // The first night of a new connection comes after its first sync.
    const isPlanned = due.filter(({ isPlanned }) => isPlanned);
    const chosen = chooseDue(isPlanned, await readBudgets(tx, now));
    for (const { workspaceId, profileId, platform } of chosen.now)
      await requestSync(tx, { workspaceId, profileId, platform, reason: "night", now });
    const waiting = new Set(chosen.later.map(({ profileId }) => profileId));
    for (const { workspaceId, profileId, role } of due) {
      const isWaiting = waiting.has(profileId);
      const nextSyncAt = isWaiting ? startOfNextNight(now, role) : nextNight(profileId, now, role);
      const where = { workspaceId_profileId: { workspaceId, profileId } };
      await tx.connection.update({ where, data: { nextSyncAt } });
    }
  });
}

/** Locked, so that two workers do not start the same ones; a connection that needs its person waits for them. */
function findDue(tx: WorkspaceTx, now: Date): Promise<(Due & { isPlanned: boolean })[]> {
  return tx.$queryRaw<(Due & { isPlanned: boolean })[]>`
    SELECT c.workspace_id AS "workspaceId", c.profile_id AS "profileId", c.platform, p.role, p.last_sync AS "lastSync",
      c.next_sync_at IS NOT NULL AS "isPlanned",
      coalesce((SELECT s.requests FROM syncs s WHERE s.workspace_id = c.workspace_id AND s.profile_id = c.profile_id
        AND s.status = 'completed' ORDER BY s.created_at DESC LIMIT 1), ${USUAL_COST}) AS cost
    FROM connections c
      JOIN profiles p ON p.workspace_id = c.workspace_id AND p.id = c.profile_id
      JOIN workspaces w ON w.id = c.workspace_id
    WHERE (c.next_sync_at IS NULL OR c.next_sync_at <= ${now}) AND p.disconnected_at IS NULL
      AND p.status <> 'reconnect_required' AND w.deleted_at IS NULL
    ORDER BY p.role, p.last_sync NULLS FIRST LIMIT ${AT_ONCE} FOR UPDATE OF c SKIP LOCKED`;
}

/** What is left of the budgets of a day that an app has for all its users. */
async function readBudgets(tx: WorkspaceTx, now: Date): Promise<DayBudgets> {
  const rows = await tx.vendorBudget.findMany({ where: { of: "app" } });
  const budgets = new Map<string, { limit: number; used: number }>();
  for (const platform of PLATFORMS) {
    const connector = findClient(platform) && findConnector(platform);
    const daily = connector?.budgets.find(({ of, window }) => of === "app" && typeof window === "string");
    if (!daily) continue;
    const row = rows.find((one) => one.platform === platform && one.budget === daily.name);
    const isThisDay = row !== undefined && row.windowStart >= windowOf(daily, now).start;
    budgets.set(platform, { limit: limitOf(platform, daily), used: isThisDay ? Number(row.used) : 0 });
  }
  return budgets;
}
