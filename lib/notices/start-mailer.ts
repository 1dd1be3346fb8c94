import { setTimeout as sleep } from "node:timers/promises";
import { type Pump, pumpSteps } from "../jobs/pump-steps.ts";
import { log } from "../log.ts";
import { mailNotices } from "./mail-notices.ts";

const RETRY_AFTER_MS = 60_000;
const STOP_WITHIN_MS = 5_000;

/**
 * Mails notices whenever it is woken: when one was written, and when a worker looks for what it was not told of. After a failure it
 * waits a minute. Not part of the reconciler, which must not wait for a mail server.
 * @param clock milliseconds that only grow
 * @returns `stop` gives a mail that is on its way five seconds
 */
export function startMailer(clock: () => number = () => performance.now()): Pump {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const pump = pumpSteps(
    async () => {
      if (clock() >= restsUntil) await mailNotices(new Date());
    },
    (error) => {
      restsUntil = clock() + RETRY_AFTER_MS;
      log().warn({ err: error }, "could not mail a notice");
    },
  );
  return { wake: pump.wake, stop: () => Promise.race([pump.stop(), sleep(STOP_WITHIN_MS)]) };
}
