import { digestKey, isWellFormedKey } from "../api-keys/key-format.ts";
import type { Origin } from "../audit-log/write-entry.ts";
import { databasePool } from "../database-connections.ts";
import { endByClient } from "./end-by-client.ts";
import { findAgent } from "./find-agent.ts";
import { digestFamily, isRefreshToken } from "./token-format.ts";

/**
 * Disconnects the agent of a token that its client gives back (RFC 7009), be it the refresh token, an earlier one or the access token. What is
 * none, or no longer, is answered alike.
 */
export async function giveBackToken(token: string, asked: { origin: Origin; now: Date }): Promise<void> {
  const agent = isRefreshToken(token)
    ? await findAgent(digestFamily(token))
    : await findByAccess(token, asked.now);
  if (agent) await endByClient(agent, { by: "client", ...asked });
}

/** By the digest alone: an API key, which is none of a client's, stays. */
async function findByAccess(token: string, now: Date): Promise<{ workspaceId: string; id: string } | null> {
  if (!isWellFormedKey(token)) return null;
  const text = `SELECT workspace_id AS "workspaceId", agent_id AS id FROM find_key($1, $2) WHERE agent_id IS NOT NULL`;
  const query = { name: "find-agent-of-key", text, values: [digestKey(token), now] };
  return (await databasePool().query<{ workspaceId: string; id: string }>(query)).rows[0] ?? null;
}
