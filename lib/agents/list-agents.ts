import { requireKeeper } from "../api-keys/require-keeper.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { tellRedirect } from "./redirect-uri.ts";
import type { AgentView } from "./schemas.ts";

/**
 * The agents that are connected to the caller's workspace, the newest first.
 * @throws Problem 403 `Insufficient Scope` below the role for keys.
 */
export async function listAgents(caller: Caller, now: Date): Promise<AgentView[]> {
  await requireKeeper(caller);
  const { workspaceId } = caller;
  return readWorkspace(workspaceId, async (db) => {
    const agents = await db.agent.findMany({
      where: connectedAt(workspaceId, now),
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    });
    const agentIds = agents.map(({ id }) => id);
    const tokens = await db.apiKey.findMany({ where: { workspaceId, agentId: { in: agentIds } } });
    const used = new Map(tokens.map(({ agentId, lastUsedAt }) => [agentId, lastUsedAt]));
    const people = await db.user.findMany({
      where: { memberships: { some: { workspaceId } }, id: { in: agents.map(({ userId }) => userId) } },
      select: { id: true, name: true },
    });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    // Whoever has left has none connected.
    const shown = agents.filter(({ userId }) => names.has(userId));
    return shown.map(({ id, clientName, redirectUri, scopes, userId, createdAt, refreshExpiresAt }) => ({
      agent_id: id,
      client: clientName,
      host: tellRedirect(redirectUri).host,
      scopes,
      connected_by: names.get(userId) ?? "",
      connected_at: createdAt.toISOString(),
      last_used_at: used.get(id)?.toISOString() ?? null,
      ends_at: (refreshExpiresAt ?? now).toISOString(),
    }));
  });
}

/** The agents of a workspace that are connected at a time. */
export function connectedAt(workspaceId: string, now: Date) {
  return { workspaceId, revokedAt: null, refreshExpiresAt: { gt: now } };
}
