import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { utcDay } from "../time.ts";

/** The first UTC day of the history of the caller's workspace, YYYY-MM-DD; null without any point. */
export async function findFirstDay({ workspaceId }: Caller): Promise<string | null> {
  const first = await readWorkspace(workspaceId, (db) =>
    db.scorePoint.findFirst({ where: { workspaceId }, orderBy: { date: "asc" }, select: { date: true } }),
  );
  return first && utcDay(first.date);
}
