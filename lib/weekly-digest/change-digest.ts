import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";
import { Problem } from "../problems.ts";
import { findTimeZone } from "../region/values.ts";
import { makeToken } from "./digest-token.ts";
import { findDigest } from "./find-digest.ts";
import { nextWeekly } from "./next-weekly.ts";
import type { Digest, DigestBody } from "./schemas.ts";

/**
 * Switches the caller's own digest of the workspace on, at a time, or off. Nobody can do so for somebody else.
 * @throws Problem 400 `Invalid Request` for what is no time zone.
 */
export async function changeDigest(caller: Caller, body: DigestBody, now: Date): Promise<Digest> {
  const { is_on, weekday, hour, time_zone: timeZone } = body;
  if (findTimeZone(timeZone) === null) {
    const detail = "must be a time zone, such as Europe/Paris";
    throw new Problem("Invalid Request", `time_zone ${detail}.`, {
      errors: [{ pointer: "/time_zone", detail }],
    });
  }
  const { workspaceId, actor } = caller;
  const whose = { workspaceId, userId: actor.id };
  await withWorkspace(workspaceId, async (tx) => {
    if (!is_on) return tx.weeklyDigest.deleteMany({ where: whose });
    const when = {
      weekday,
      hour,
      timeZone,
      dueAt: nextWeekly({ weekday, hour, timeZone }, now),
      attempts: 0,
    };
    await tx.weeklyDigest.upsert({
      where: { workspaceId_userId: whose },
      create: { ...whose, ...when, ...makeToken(whose), createdAt: now },
      update: { ...when, error: null },
    });
    return wakeWorker(tx, "digests");
  });
  return findDigest(caller, timeZone);
}
