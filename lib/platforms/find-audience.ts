import type { WorkspaceTx } from "../db.ts";

/** The newest known audience size of each profile of a workspace, by its id; a profile without one is not in the map. */
export async function findAudience(tx: WorkspaceTx, workspaceId: string): Promise<Map<string, number>> {
  const rows = await tx.accountDay.findMany({
    where: { workspaceId },
    orderBy: [{ profileId: "asc" }, { date: "desc" }],
    distinct: ["profileId"],
  });
  return new Map(rows.map((row) => [row.profileId, Number(row.followers)]));
}
