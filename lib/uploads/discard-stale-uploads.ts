import { Prisma } from "#prisma/generated/client.ts";
import { sweep } from "../db.ts";

/** A request may take five minutes: what arrives for longer belongs to a process that is gone. */
const MAX_ARRIVAL_MS = 10 * 60_000;

/** Throws away files that began to arrive long ago and never did. */
export async function discardStaleUploads(now: Date): Promise<void> {
  const before = new Date(now.getTime() - MAX_ARRIVAL_MS);
  await sweep(Prisma.sql`DELETE FROM uploads WHERE status = 'receiving' AND created_at < ${before}`);
}
