import { expect } from "@playwright/test";
import { withWorkspace } from "#lib/db.ts";
import { bumpDataVersion } from "#lib/score/data-version.ts";

const FILE = { platform: "tiktok", handle: "larkspurtea", fileName: "slow.csv", bytes: 1_000 };
const RESULT = {
  format: "generic posts",
  posts: 3,
  updated: 0,
  account_days: 0,
  comments: 0,
  rejected: [],
  rejected_total: 0,
};

/**
 * A file of TikTok that is on its way, read slowly, or read to its end. While it is read slowly no model stands that was
 * fitted on the workspace's posts before.
 */
export async function holdImport(
  workspaceId: string,
  status: "receiving" | "processing" | "completed",
): Promise<void> {
  const now = new Date();
  // Held for an hour by nobody: no worker takes it up.
  const held = { leaseToken: "held", leaseUntil: new Date(now.getTime() + 3_600_000) };
  const ended = { result: RESULT, completedAt: now, leaseToken: null, leaseUntil: null };
  const state = { status, ...(status === "completed" ? ended : held) };
  await withWorkspace(workspaceId, async (tx) => {
    const where = { workspaceId_id: { workspaceId, id: "upl_slow" } };
    const made = { workspaceId, id: "upl_slow", requestedBy: "operator", createdAt: now };
    await tx.upload.upsert({ where, create: { ...made, ...FILE, ...state }, update: state });
  });
  if (status === "processing") await expect(() => dropModels(workspaceId)).toPass();
}

/** Once no worker fits them any more: from the file on none begins. */
async function dropModels(workspaceId: string): Promise<void> {
  await withWorkspace(workspaceId, async (tx) => {
    const [running] = await tx.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM data_versions WHERE workspace_id = ${workspaceId} AND fit_until > now()`;
    expect(running?.n).toBe(0);
    await tx.draftModel.deleteMany({ where: { workspaceId } });
    // Whoever takes models away says so: a worker that has found all of them fitted does not look again by itself for minutes.
    await bumpDataVersion(tx, workspaceId);
  });
}
