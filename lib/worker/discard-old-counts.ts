import { identityDb } from "../db.ts";

/** Throws away counts of requests and attempts whose window is over. */
export async function discardOldCounts(now: Date): Promise<void> {
  await identityDb().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
}
