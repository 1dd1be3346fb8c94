import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../../caller.ts";
import { readWorkspace, withWorkspace } from "../../db.ts";
import { Problem } from "../../problems.ts";
import { requestSyncs, type SyncReason } from "./request-sync.ts";
import { runSync } from "./run-sync.ts";

const LOOK_EVERY_MS = 500;

export type SyncReport = {
  platform: string;
  /** Without the @. */
  handle: string;
  /** Posts that are new. */
  posts: number;
  /** Posts, days and comments that were there and say something else now. */
  updated: number;
  comments: number;
  account_days: number;
  requests: number;
  /** Of the connection: `connected`, `reconnect_required` or `error`. */
  status: string;
  error: { title: string; detail: string } | null;
};

/**
 * Reads the connected profiles of a workspace now, here or, where a worker has begun already, there, and waits for the end.
 * @throws Problem 404 when none of them is connected
 */
export async function syncNow(
  { workspaceId }: Caller,
  { platform, reason = "manual" }: { platform?: string | undefined; reason?: SyncReason },
  now = () => new Date(),
): Promise<SyncReport[]> {
  const asked = await requestSyncs(workspaceId, { platform, reason, now: now() });
  if (asked.length === 0)
    throw new Problem(
      "Not Found",
      `No profile${platform ? ` on ${platform}` : ""} is connected by its platform.`,
    );
  const reports: SyncReport[] = [];
  for (const { syncId } of asked) {
    await runToItsEnd(workspaceId, syncId, now);
    reports.push(await readReport(workspaceId, syncId));
  }
  return reports;
}

async function runToItsEnd(workspaceId: string, id: string, now: () => Date): Promise<void> {
  while (!(await runSync(workspaceId, id, now))) {
    const where = { workspaceId, id, status: "processing" };
    if (!(await readWorkspace(workspaceId, (db) => db.sync.findFirst({ where })))) return;
    await sleep(LOOK_EVERY_MS);
  }
}

async function readReport(workspaceId: string, id: string): Promise<SyncReport> {
  return withWorkspace(workspaceId, async (tx) => {
    const sync = await tx.sync.findFirstOrThrow({ where: { workspaceId, id } });
    const profile = await tx.profile.findFirstOrThrow({ where: { workspaceId, id: sync.profileId } });
    const { posts, updated, comments, accountDays, requests, errorTitle, errorDetail } = sync;
    return {
      platform: sync.platform,
      handle: profile.handle,
      posts,
      updated,
      comments,
      account_days: accountDays,
      requests,
      status: profile.status,
      error: errorTitle ? { title: errorTitle, detail: errorDetail ?? "" } : null,
    };
  });
}
