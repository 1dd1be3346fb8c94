import { withWorkspace } from "#lib/db.ts";

const DAY_MS = 86_400_000;

/** The day so many days from now, as a date. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Moves the start of a draft to so many days ago, as if that time had passed; no move is made. */
export async function beginDaysAgo(workspaceId: string, id: string, days: number): Promise<void> {
  const start = new Date(Date.now() - days * DAY_MS);
  const where = { workspaceId_id: { workspaceId, id } };
  const data = { startDate: start, nextMoveAt: start };
  await withWorkspace(workspaceId, (tx) => tx.campaign.update({ where, data }));
}

/** The `data` of the events of a workspace about one campaign, in their order. */
export async function listPhaseChanges(workspaceId: string, campaignId: string) {
  const events = await withWorkspace(workspaceId, (tx) =>
    tx.event.findMany({
      where: { workspaceId, type: "campaign.phase_changed" },
      orderBy: { sequence: "asc" },
    }),
  );
  return events
    .map(({ body }) => JSON.parse(body).data)
    .filter(({ campaign_id }) => campaign_id === campaignId);
}
