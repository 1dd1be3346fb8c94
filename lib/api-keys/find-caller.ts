import type { Caller, Scope } from "../caller.ts";
import { databasePool, identityDb } from "../db.ts";
import { log } from "../log.ts";
import type { Plan } from "../plans.ts";
import { digestKey, isWellFormedKey } from "./key-format.ts";

const LAST_USE_PRECISION_MS = 60_000;

type Found = {
  id: string;
  scopes: Scope[];
  lastUsedAt: Date | null;
  workspaceId: string;
  accountId: string;
  isPrimary: boolean;
  plan: Plan;
  planStartedAt: Date;
};

/** One statement, since every request waits for it. */
const BY_DIGEST = `
  SELECT k.id, k.scopes, k.last_used_at AS "lastUsedAt", w.id AS "workspaceId", w.account_id AS "accountId",
    w.is_primary AND w.deleted_at IS NULL AS "isPrimary", a.plan, a.plan_started_at AS "planStartedAt"
  FROM api_keys k JOIN workspaces w ON w.id = k.workspace_id JOIN accounts a ON a.id = w.account_id
  WHERE k.digest = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2)`;

/**
 * The caller that an API key stands for, or null when the key is malformed, unknown, revoked or expired. Nothing is
 * cached: a revoked key stops working at once, on every process.
 */
export async function findCaller(key: string, now: Date): Promise<Caller | null> {
  if (!isWellFormedKey(key)) return null;
  const query = { name: "find-caller", text: BY_DIGEST, values: [digestKey(key), now] };
  const [found] = (await databasePool().query<Found>(query)).rows;
  if (!found) return null;
  const { id, lastUsedAt, ...caller } = found;
  await noteUse(id, lastUsedAt, now);
  return { ...caller, actor: { kind: "key", id } };
}

async function noteUse(id: string, lastUsedAt: Date | null, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < LAST_USE_PRECISION_MS) return;
  const noted = identityDb().apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } });
  await noted.catch((error) => log().warn({ err: error }, "could not note the use of a key"));
}
