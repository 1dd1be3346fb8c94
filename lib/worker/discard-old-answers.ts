import { acrossWorkspaces } from "../db.ts";

const KEPT_MS = 24 * 3_600_000;

/** Removes the answers that were kept for requests which repeat, once their day is over. */
export async function discardOldAnswers(now: Date): Promise<void> {
  const until = new Date(now.getTime() - KEPT_MS);
  await acrossWorkspaces((tx) => tx.idempotencyKey.deleteMany({ where: { createdAt: { lt: until } } }));
}
