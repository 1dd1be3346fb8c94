// node e2e/support/hold-import.ts <workspace> <status>: a file of TikTok that is on its way, read slowly, or read to its end.
// While it is read slowly the workspace's own posts are not learnt from: what was learnt before is forgotten.
import { closeDatabase, withWorkspace } from "#lib/db.ts";
import { openDatabase } from "#scripts/database.ts";
import { prepareSettings } from "#scripts/settings.ts";

const [workspaceId = "", status = ""] = process.argv.slice(2);
const file = { platform: "tiktok", handle: "larkspurtea", fileName: "slow.csv", bytes: 1_000 };
const result = {
  format: "generic posts",
  posts: 3,
  updated: 0,
  account_days: 0,
  comments: 0,
  rejected: [],
  rejected_total: 0,
};
const now = new Date();
// Held for an hour by nobody: no worker takes it up.
const held = { leaseToken: "held", leaseUntil: new Date(now.getTime() + 3_600_000) };
const ended = { result, completedAt: now, leaseToken: null, leaseUntil: null };
const state = { status, ...(status === "completed" ? ended : held) };
const { dataDir, secrets } = prepareSettings();
const release = await openDatabase(dataDir, secrets.POSTGRES_PASSWORD);
await withWorkspace(workspaceId, async (tx) => {
  const where = { workspaceId_id: { workspaceId, id: "upl_slow" } };
  const made = { workspaceId, id: "upl_slow", requestedBy: "operator", createdAt: now };
  if (status === "processing") await tx.draftModel.deleteMany({ where: { workspaceId } });
  await tx.upload.upsert({ where, create: { ...made, ...file, ...state }, update: state });
});
await closeDatabase();
await release();
