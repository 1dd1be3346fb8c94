import type { WorkspaceTx } from "../db.ts";

/** The channel on which a worker hears that a delivery is due now. */
export const DELIVERIES_CHANNEL = "plinth_deliveries";

/** Tells the workers, when the transaction commits, that deliveries are due; one that misses it finds them by itself. */
export async function wakeSender(tx: WorkspaceTx): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${DELIVERIES_CHANNEL}, '')`;
}
