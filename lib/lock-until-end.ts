import type { WorkspaceTx } from "./db.ts";

/**
 * Has others who lock the same name wait until this transaction ends, so that two at once cannot both find the last free place.
 * @param name of what is counted or opened, with whose it is: `webhooks of ws_1`.
 */
export async function lockUntilEnd(tx: WorkspaceTx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}
