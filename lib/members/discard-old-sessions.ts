import { acrossWorkspaces } from "../db.ts";

const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes sessions that have been over for 30 days, and links and challenges that have expired. */
export async function discardOldSessions(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await acrossWorkspaces(async (tx) => {
    await tx.session.deleteMany({ where: { endedAt: { lt: before } } });
    await tx.session.deleteMany({ where: { expiresAt: { lt: before } } });
    await tx.challenge.deleteMany({ where: { expiresAt: { lt: now } } });
    await tx.signInLink.deleteMany({ where: { expiresAt: { lt: now } } });
  });
}
