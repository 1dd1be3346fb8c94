import { keepLease, type Lease, type RunEnd, releaseLease } from "../jobs/lease.ts";
import { giveBackTry, giveUpTry } from "../uploads/end-upload.ts";
import { RUN_ENDS, type RunTask } from "./tasks.ts";

const RETRY_AFTER_SECONDS = 5;

/**
 * Imports a file whose lease this worker has taken. The lease is kept here, where nothing keeps a core busy, so that it lives as
 * long as the process that imports.
 */
export async function runImport(lease: Lease, runTask: RunTask): Promise<RunEnd> {
  const lost = new AbortController();
  const stopKeeping = keepLease(lease, () => lost.abort());
  try {
    const end = await runTask({ kind: "import", lease }, lost.signal);
    if (end === "stopped" && !lost.signal.aborted) await giveBackTry(lease);
    if (end === "died")
      await giveUpTry(lease, new Error("the process that imported a file ended"), new Date());
    return RUN_ENDS[end];
  } catch (error) {
    await releaseLease(lease, RETRY_AFTER_SECONDS);
    throw error;
  } finally {
    stopKeeping();
  }
}
