import type { WorkspaceTx } from "../db.ts";
import { keyName } from "./name-actors.ts";

/** What things of a workspace are called now, by their ids; what has no name, or is gone, is not among them. */
export async function nameSubjects(
  tx: WorkspaceTx,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const where = { workspaceId, id: { in: [...new Set(ids)] } };
  const campaigns = await tx.campaign.findMany({ where, select: { id: true, name: true } });
  const webhooks = await tx.webhook.findMany({ where, select: { id: true, url: true } });
  const keys = await tx.apiKey.findMany({ where, select: { id: true, name: true, lastFour: true } });
  const agents = await tx.agent.findMany({ where, select: { id: true, clientName: true } });
  return new Map([
    ...agents.map(({ id, clientName }) => [id, clientName] as const),
    ...campaigns.map(({ id, name }) => [id, name] as const),
    ...webhooks.map(({ id, url }) => [id, new URL(url).hostname] as const),
    ...keys.map(({ id, name, lastFour }) => [id, keyName(name, lastFour)] as const),
  ]);
}
