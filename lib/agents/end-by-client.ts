import { endAgents } from "../api-keys/end-agents.ts";
import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { inOneTransaction } from "../db.ts";

type Ending = {
  /** What the client did: gave the token back, or showed one that was used before. */
  by: "client" | "reuse";
  origin: Origin;
  now: Date;
};

/** Disconnects an agent for what its client has done, with an entry of the audit log that names its token. */
export async function endByClient(
  { workspaceId, id }: { workspaceId: string; id: string },
  { by, origin, now }: Ending,
): Promise<void> {
  await inOneTransaction(workspaceId, async (tx) => {
    if ((await endAgents(tx, { workspaceId, id }, now)) === 0) return;
    const token = await tx.apiKey.findFirst({ where: { workspaceId, agentId: id }, select: { id: true } });
    const actor = { kind: "key", id: token?.id ?? id } as const;
    const entry = { of: { workspaceId }, actor, subject: id, origin, now };
    await writeEntry(tx, { ...entry, action: "agent.disconnected", detail: { by } });
  });
}
