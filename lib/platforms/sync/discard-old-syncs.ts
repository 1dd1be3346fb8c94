import { acrossWorkspaces } from "../../db.ts";
import { DAY_MS } from "../../time.ts";

const KEPT_DAYS = 90;
const MAX_AT_ONCE = 1_000;

/**
 * Removes what syncs of more than 90 days ago did, but each profile's newest two; visits to pages of consent that are over; old counts.
 * @returns whether there may be more
 */
export async function discardOldSyncs(now: Date): Promise<boolean> {
  const until = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  return acrossWorkspaces(async (tx) => {
    const syncs = await tx.$executeRaw`
      DELETE FROM syncs s USING (
        SELECT o.workspace_id, o.id FROM syncs o WHERE o.created_at < ${until} AND o.status <> 'processing'
          AND (SELECT count(*) FROM syncs n WHERE n.workspace_id = o.workspace_id AND n.profile_id = o.profile_id
            AND n.created_at > o.created_at) >= 2
        LIMIT ${MAX_AT_ONCE} FOR UPDATE OF o SKIP LOCKED
      ) old WHERE s.workspace_id = old.workspace_id AND s.id = old.id`;
    await tx.oauthState.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.vendorBudget.deleteMany({ where: { windowStart: { lt: until } } });
    return syncs === MAX_AT_ONCE;
  });
}
