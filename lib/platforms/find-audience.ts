import type { WorkspaceTx } from "../db.ts";

/** The newest known audience size of each platform of a workspace; a platform without one is not in the map. */
export async function findAudience(tx: WorkspaceTx, workspaceId: string): Promise<Map<string, number>> {
  const rows = await tx.accountDay.findMany({
    where: { workspaceId },
    orderBy: [{ platform: "asc" }, { date: "desc" }],
    distinct: ["platform"],
  });
  return new Map(rows.map((row) => [row.platform, Number(row.followers)]));
}
