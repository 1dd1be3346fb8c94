import { setTimeout as sleep } from "node:timers/promises";
import { longestRestMs } from "../jobs/longest-rest.ts";
import { type Pump, pumpSteps } from "../jobs/pump-steps.ts";
import { log } from "../log.ts";
import { SLOW_AFTER_SECONDS } from "./assign-slots.ts";
import { type Claimed, claimDue } from "./claim-due.ts";
import { openDatabaseClock } from "./database-clock.ts";
import { findRest } from "./find-rest.ts";
import { LEASE_SECONDS } from "./read-queues.ts";
import { recordInBatches } from "./record-in-batches.ts";
import { sendDelivery } from "./send-delivery.ts";
import { trackFlights } from "./track-flights.ts";

const POLL_EVERY_MS = 500;
const STOP_WITHIN_MS = 5_000;
/** A claim that took longer is too old to be sent within its lease: the process was stopped for a while. */
const MAX_CLAIM_MS = (LEASE_SECONDS - 22) * 1_000;

/**
 * Sends deliveries until it is stopped. It looks for due ones when it is woken, when others end or turn slow, and twice a
 * second; where it hears of new ones and none is due or in flight, it rests until the next is planned. Any number of workers may do so on one
 * database.
 * @param pollEveryMs how often it looks by itself, also when nobody wakes it
 * @param isHearing whether it is woken by what makes new ones
 * @returns `stop` lets deliveries in flight end within five seconds; others are sent again by another worker when their lease
 * is over.
 */
export function startDeliveries(pollEveryMs = POLL_EVERY_MS, isHearing = () => false): Pump {
  const flights = trackFlights();
  const clock = openDatabaseClock();
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => pump.wake(), ms);
  };
  const pump = pumpSteps(
    async () => {
      lookIn(pollEveryMs);
      if (isHearing() && flights.count() === 0) {
        const restMs = await findRest();
        // What another worker planned and left is found after the longest rest.
        if (restMs !== 0) return lookIn(Math.max(pollEveryMs, Math.min(restMs ?? Infinity, longestRestMs())));
      }
      const now = await clock.read();
      const askedAt = performance.now();
      const claimed = await claimDue(now(), flights.countFree(askedAt));
      if (performance.now() - askedAt > MAX_CLAIM_MS) return;
      for (const one of claimed) {
        flights.begin(one.id, { slow: one.slow, at: askedAt });
        void send(one, now);
      }
    },
    (error) => log().warn({ err: error }, "could not claim deliveries"),
  );
  const recorder = recordInBatches(pump.wake);
  const send = async (claimed: Claimed, now: () => Date) => {
    // When it turns out to be slow, its slot is free for another delivery.
    const turnsSlow = setTimeout(pump.wake, SLOW_AFTER_SECONDS * 1_000 + 5);
    recorder.add(await sendDelivery(claimed, { now, random: Math.random }));
    clearTimeout(turnsSlow);
    flights.end(claimed.id);
  };
  lookIn(pollEveryMs);
  return {
    wake: pump.wake,
    stop: async () => {
      await pump.stop();
      clearTimeout(timer);
      for (const end = performance.now() + STOP_WITHIN_MS; flights.count() > 0 && performance.now() < end; )
        await sleep(20);
      await Promise.race([recorder.settled(), sleep(STOP_WITHIN_MS)]);
    },
  };
}
