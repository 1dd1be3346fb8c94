import { endAgents } from "../api-keys/end-agents.ts";
import { requireKeeper } from "../api-keys/require-keeper.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import type { DisconnectedAgent } from "./schemas.ts";

/**
 * Disconnects an agent of the caller's workspace, on any plan: its token works for a second more at most.
 * @throws Problem 403 `Insufficient Scope` below the role for keys; 404 for one that is not there, or not connected any more.
 */
export async function disconnectAgent(caller: Caller, id: string, now: Date): Promise<DisconnectedAgent> {
  await requireKeeper(caller);
  const { workspaceId } = caller;
  const count = await withWorkspace(workspaceId, (tx) => endAgents(tx, { workspaceId, id }, now));
  if (count > 0) return { agent_id: id, disconnected: true };
  throw new Problem("Not Found", "There is no such agent here, or it was disconnected before.");
}
