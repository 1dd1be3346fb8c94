import { acrossWorkspaces } from "../db.ts";

const MAX_ARRIVAL_MS = 60 * 60_000;

/** Throws away files that began to arrive long ago and never did. */
export async function discardStaleUploads(now: Date): Promise<void> {
  const before = new Date(now.getTime() - MAX_ARRIVAL_MS);
  await acrossWorkspaces((tx) =>
    tx.upload.deleteMany({ where: { status: "receiving", createdAt: { lt: before } } }),
  );
}
