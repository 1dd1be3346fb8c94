import type { Caller } from "../caller.ts";
import { databasePool } from "../database-connections.ts";
import { withIdentity } from "../db.ts";
import { log } from "../log.ts";
import type { Plan } from "../plans.ts";
import { expandScopes } from "../scopes.ts";
import { openAddressList } from "./address-list.ts";
import { digestKey, isWellFormedKey, PREFIXES } from "./key-format.ts";
import { rememberKey } from "./known-keys.ts";

const LAST_USE_PRECISION_MS = 60_000;

type Found = {
  id: string;
  scopes: string[];
  lastUsedAt: Date | null;
  workspaceId: string;
  accountId: string;
  isPrimary: boolean;
  plan: Plan;
  planStartedAt: Date;
  addresses: string[];
  agentId: string | null;
};

/** One statement, since every request waits for it; `prisma/access-functions.ts` has the function. */
const BY_DIGEST = `
  SELECT id, scopes, last_used_at AS "lastUsedAt", workspace_id AS "workspaceId", account_id AS "accountId",
    is_primary AS "isPrimary", plan, plan_started_at AS "planStartedAt", addresses, agent_id AS "agentId" FROM find_key($1, $2)`;

/**
 * The caller that an API key stands for, or null when the key is malformed, unknown, revoked or expired; of the token of an agent also when
 * whoever allowed it may allow it no more. A server asks for a key
 * once a second (`known-keys.ts`): a revoked key stops working within that time, on every process.
 */
export async function findCaller(key: string, now: Date): Promise<Caller | null> {
  if (!isWellFormedKey(key)) return null;
  const digest = digestKey(key);
  const known = await rememberKey(Buffer.from(digest).toString("base64"), () => askFor(key, digest, now));
  if (!known) return null;
  const { found, caller } = known;
  const { lastUsedAt } = found;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= LAST_USE_PRECISION_MS) {
    found.lastUsedAt = now;
    await noteUse(found, now);
  }
  return caller;
}

type Known = { found: Found; caller: Caller };

async function askFor(key: string, digest: Uint8Array, now: Date): Promise<Known | null> {
  const query = { name: "find-caller", text: BY_DIGEST, values: [digest, now] };
  const [found] = (await databasePool().query<Found>(query)).rows;
  if (!found) return null;
  const { id, lastUsedAt: _, addresses, agentId, ...rest } = found;
  const caller: Caller = { ...rest, scopes: expandScopes(rest.scopes), actor: { kind: "key", id } };
  if (key.startsWith(PREFIXES.test)) caller.isTest = true;
  if (agentId !== null) caller.isAgent = true;
  const mayComeFrom = openAddressList(addresses);
  if (mayComeFrom) caller.mayComeFrom = mayComeFrom;
  return { found, caller };
}

async function noteUse({ id, workspaceId }: Found, now: Date): Promise<void> {
  const noted = withIdentity({ workspaceId }, (db) =>
    db.apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } }),
  );
  await noted.catch((error) => log().warn({ err: error }, "could not note the use of a key"));
}
