import { acrossWorkspaces } from "../db.ts";

const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes invitations that have been over for 30 days: until then they can be renewed. */
export async function discardOldInvitations(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await acrossWorkspaces((tx) => tx.invitation.deleteMany({ where: { expiresAt: { lt: before } } }));
}
