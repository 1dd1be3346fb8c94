import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log.ts";
import { recordResults } from "./record-results.ts";
import { idsOf, type Result } from "./send-delivery.ts";

const MAX_AT_ONCE = 100;
const RETRY_AFTER_MS = 500;
/** By then the lease is over and another worker has sent the delivery again. */
const MAX_RETRY_MS = 60_000;

export type Recorder = {
  add: (result: Result) => void;
  /** Resolves when everything that was added is recorded, or given up. */
  settled: () => Promise<void>;
};

/**
 * Records results in batches, one transaction at a time, each with all results that came in meanwhile: the busier it is,
 * the larger the batches. A result that cannot be recorded is tried again on its own for a minute, so that it holds up no other.
 * @param recorded called after each transaction, when slots are free again.
 */
export function recordInBatches(recorded: () => void): Recorder {
  const waiting: Result[] = [];
  let running: Promise<void> | null = null;
  const retries = new Set<Promise<void>>();
  const drain = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_AT_ONCE);
      await recordResults(batch).catch(() => {
        for (const result of batch) track(retries, recordAlone(result).then(recorded));
      });
      recorded();
    }
    running = null;
  };
  return {
    add: (result) => {
      waiting.push(result);
      running ??= drain();
    },
    settled: async () => {
      await running;
      await Promise.all(retries);
    },
  };
}

function track(set: Set<Promise<void>>, promise: Promise<void>): void {
  set.add(promise);
  promise.finally(() => set.delete(promise));
}

async function recordAlone(result: Result): Promise<void> {
  for (const end = performance.now() + MAX_RETRY_MS; performance.now() < end; await sleep(RETRY_AFTER_MS)) {
    try {
      return await recordResults([result]);
    } catch (error) {
      log().warn({ ...idsOf(result.claimed), err: error }, "could not record a delivery");
    }
  }
}
