import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";

/** Whoever listens asks again within half of that. */
const SILENT_MS = 60_000;

/**
 * Whether somebody listens to the events of the caller's workspace, as `plinth webhooks listen` does: by the log of requests, which
 * trails by a second or two.
 */
export async function isListened({ workspaceId }: Pick<Caller, "workspaceId">, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SILENT_MS);
  const heard = await readWorkspace(workspaceId, (db) =>
    db.loggedRequest.findFirst({
      where: { workspaceId, at: { gte: since }, operation: "listEvents", status: { lt: 400 } },
      select: { id: true },
    }),
  );
  return heard !== null;
}
