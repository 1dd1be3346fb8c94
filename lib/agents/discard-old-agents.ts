import { acrossWorkspaces } from "../db.ts";
import { DAY_MS } from "../time.ts";

const KEPT_DAYS = 30;
const MAX_AT_ONCE = 1_000;

/**
 * Removes agents with their tokens 30 days after they were disconnected or have run out, those whose code was never used after a day, and clients
 * that have none for 30 days.
 * @returns whether there may be more
 */
export async function discardOldAgents(now: Date): Promise<boolean> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return acrossWorkspaces(async (tx) => {
    const old = await tx.agent.findMany({
      where: {
        OR: [
          { revokedAt: { lt: before(KEPT_DAYS) } },
          { refreshExpiresAt: { lt: before(KEPT_DAYS) } },
          { refreshExpiresAt: null, codeExpiresAt: { lt: before(1) } },
        ],
      },
      select: { id: true },
      take: MAX_AT_ONCE,
    });
    const ids = old.map(({ id }) => id);
    await tx.apiKey.deleteMany({ where: { agentId: { in: ids } } });
    await tx.agent.deleteMany({ where: { id: { in: ids } } });
    const clients = await tx.$executeRaw`
      DELETE FROM oauth_clients WHERE id IN (
        SELECT c.id FROM oauth_clients c WHERE c.created_at < ${before(KEPT_DAYS)}
          AND NOT EXISTS (SELECT FROM agents a WHERE a.client_id = c.id) LIMIT ${MAX_AT_ONCE})`;
    return Math.max(ids.length, clients) === MAX_AT_ONCE;
  });
}
