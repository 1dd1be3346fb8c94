import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { Digest } from "./schemas.ts";
import { USUAL_HOUR, USUAL_WEEKDAY } from "./values.ts";

/**
 * The caller's own digest of the workspace; one that is off is what a new one would begin with.
 * @param timeZone of a new one
 */
export async function findDigest({ workspaceId, actor }: Caller, timeZone = "UTC"): Promise<Digest> {
  const row = await readWorkspace(workspaceId, (db) =>
    db.weeklyDigest.findFirst({ where: { workspaceId, userId: actor.id } }),
  );
  if (!row) {
    const usual = { weekday: USUAL_WEEKDAY, hour: USUAL_HOUR, time_zone: timeZone };
    return { is_on: false, ...usual, next_at: null, sent_at: null, error: null };
  }
  return {
    ...{ is_on: true, weekday: row.weekday, hour: row.hour, time_zone: row.timeZone },
    ...{ next_at: row.dueAt.toISOString(), sent_at: row.sentAt?.toISOString() ?? null, error: row.error },
  };
}
