import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { planLimits } from "../plans.ts";
import { readAccounts } from "./list-connections.ts";
import type { WatchedAccount } from "./schemas.ts";
import { findWatchedAccess } from "./sync/watched-access.ts";

/** Profiles of others that a workspace watches, the first one first, and how many the plan allows; null: any number. */
export async function listWatched(
  { workspaceId, plan }: Caller,
  now: Date,
): Promise<{ accounts: WatchedAccount[]; limit: number | null }> {
  const limit = planLimits(plan).watched_profiles;
  const rows = await readWorkspace(workspaceId, (db) => readAccounts(db, workspaceId, "watched"));
  const accounts: WatchedAccount[] = [];
  for (const { account, isRead } of rows) {
    const { platform } = account;
    const access = isRead ? null : await findWatchedAccess({ platform, workspaceId, now: () => now });
    const why = typeof access === "string" ? access : null;
    accounts.push({ ...account, reading: isRead ? "nightly" : "import", why });
  }
  return { accounts, limit };
}
