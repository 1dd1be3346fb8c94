import type { Caller, Scope } from "../caller.ts";
import { identityDb } from "../db.ts";
import { log } from "../log.ts";
import type { Plan } from "../plans.ts";
import { digestKey, isWellFormedKey } from "./key-format.ts";

const LAST_USE_PRECISION_MS = 60_000;

/**
 * The caller that an API key stands for, or null when the key is malformed, unknown, revoked or expired. Nothing is
 * cached: a revoked key stops working at once, on every process.
 */
export async function findCaller(key: string, now: Date): Promise<Caller | null> {
  if (!isWellFormedKey(key)) return null;
  const found = await identityDb().apiKey.findUnique({
    where: { digest: digestKey(key) },
    include: { workspace: { include: { account: true } } },
  });
  if (!found || found.revokedAt || (found.expiresAt && found.expiresAt <= now)) return null;
  await noteUse(found.id, found.lastUsedAt, now);
  const { workspace } = found;
  return {
    workspaceId: workspace.id,
    accountId: workspace.accountId,
    plan: workspace.account.plan as Plan,
    planStartedAt: workspace.account.planStartedAt,
    isPrimary: workspace.isPrimary && !workspace.deletedAt,
    scopes: found.scopes as Scope[],
    actor: found.id,
  };
}

async function noteUse(id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < LAST_USE_PRECISION_MS) return;
  const noted = identityDb().apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } });
  await noted.catch((error) => log().warn({ err: error }, "could not note the use of a key"));
}
