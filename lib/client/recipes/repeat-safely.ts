import { type PlinthClient, PlinthError } from "../plinth.ts";

/**
 * Starts the audit of a day once, however often the job runs: the key is made of the day, not at random. For 24 hours
 * the service gives the first answer again, byte for byte.
 */
export async function startAuditOfDay(client: PlinthClient, day: string): Promise<string | null> {
  try {
    const { audit_id } = await client.runAudit({}, { idempotencyKey: `nightly-audit-${day}` });
    return audit_id;
  } catch (error) {
    // A refused request is not kept: the same key may be sent again when the cause is gone.
    if (error instanceof PlinthError && error.code === "audit_limit_reached") return null;
    throw error;
  }
}
