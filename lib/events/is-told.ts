import type { WorkspaceReader } from "../db.ts";

type Row = { workspaceId: string; sequence: bigint; type: string; body: string };
type Body = { data: { status?: string; formula_version?: string } };

/**
 * Whether webhooks that subscribe to an event of this type were told of it. They are not of an audit that failed, which the `webhook_url` of
 * its run alone hears of, nor of the first score of a version of the formula.
 */
export async function isTold(tx: WorkspaceReader, row: Row): Promise<boolean> {
  const { data } = JSON.parse(row.body) as Body;
  if (row.type === "audit.completed") return data.status !== "failed";
  if (row.type !== "score.changed") return true;
  const { workspaceId, sequence } = row;
  const before = await tx.event.findFirst({
    where: { workspaceId, type: "score.changed", sequence: { lt: sequence } },
    orderBy: { sequence: "desc" },
    select: { body: true },
  });
  return !before || (JSON.parse(before.body) as Body).data.formula_version === data.formula_version;
}
