import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { utcDay } from "../time.ts";

/** The UTC days from `from` to `to` (YYYY-MM-DD, inclusive) whose score was written by an audit, ascending. */
export async function listAuditDays({ workspaceId }: Caller, from: string, to: string): Promise<string[]> {
  const rows = await withWorkspace(workspaceId, (tx) =>
    tx.scorePoint.findMany({
      where: { workspaceId, kind: "audit", date: { gte: new Date(from), lte: new Date(to) } },
      distinct: ["date"],
      orderBy: { date: "asc" },
      select: { date: true },
    }),
  );
  return rows.map(({ date }) => utcDay(date));
}
