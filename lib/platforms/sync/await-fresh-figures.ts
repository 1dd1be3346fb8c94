import { setTimeout as sleep } from "node:timers/promises";
import { readWorkspace, withWorkspace } from "../../db.ts";
import type { Platform } from "../../formula/names.ts";
import { listSyncable, requestSync } from "./request-sync.ts";

const FRESH_MS = 3_600_000;
const LOOK_EVERY_MS = 300;

type Waiting = { until: Date; now: () => Date };

/**
 * Has the own connected profiles of a platform synced whose last sync is older than an hour, and waits for the end of those syncs.
 * @returns why figures are not the newest, for a person; empty when they are
 */
export async function awaitFreshFigures(
  workspaceId: string,
  platform: Platform,
  { until, now }: Waiting,
): Promise<string[]> {
  const asked = await withWorkspace(workspaceId, async (tx) => {
    const profiles = await listSyncable(tx, workspaceId, platform);
    const stale = profiles.filter(
      ({ role, lastSync }) =>
        role === "own" && (!lastSync || now().getTime() - lastSync.getTime() > FRESH_MS),
    );
    const syncs: { handle: string; id: string }[] = [];
    for (const { id: profileId, handle } of stale) {
      const wanted = { workspaceId, profileId, platform, reason: "audit", now: now() } as const;
      syncs.push({ handle, id: await requestSync(tx, wanted) });
    }
    return syncs;
  });
  const reasons: string[] = [];
  for (const { handle, id } of asked) {
    const why = await awaitSync(workspaceId, id, { until, now });
    if (why) reasons.push(`@${handle}: ${why}`);
  }
  return reasons;
}

async function awaitSync(workspaceId: string, id: string, { until, now }: Waiting): Promise<string | null> {
  for (;;) {
    const sync = await readWorkspace(workspaceId, (db) => db.sync.findFirst({ where: { workspaceId, id } }));
    if (!sync || sync.status === "completed") return null;
    if (sync.status === "failed") return sync.errorDetail ?? "they could not be read.";
    if (now() >= until) return "they were still being read.";
    await sleep(LOOK_EVERY_MS);
  }
}
