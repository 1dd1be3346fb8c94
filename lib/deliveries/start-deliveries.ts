import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log.ts";
import { type Capacity, type Claimed, claimDue, LEASE_SECONDS, SLOW_AFTER_SECONDS } from "./claim-due.ts";
import { type DatabaseClock, openDatabaseClock } from "./database-clock.ts";
import { listenForDeliveries } from "./listen-for-deliveries.ts";
import { recordInBatches } from "./record-in-batches.ts";
import { sendDelivery } from "./send-delivery.ts";

const POLL_EVERY_MS = 500;
const ADJUST_EVERY_MS = 5_000;
const STOP_WITHIN_MS = 5_000;
/** A claim that took longer is too old to be sent within its lease: the process was stopped for a while. */
const MAX_CLAIM_MS = (LEASE_SECONDS - 22) * 1_000;

/** Deliveries that this worker has in flight: to endpoints that answer in time, to slow ones, and in all. */
const MAX_FAST = 200;
const MAX_SLOW = 200;
const MAX_IN_FLIGHT = 1_000;

/**
 * Sends deliveries until it is stopped. It looks for due ones when the database notifies it of new ones, when others end, and
 * twice a second. Any number of workers may do so on one database.
 * @param pollEveryMs how often it looks by itself, also when nobody wakes it
 * @returns a function that stops it: deliveries in flight have five seconds to end; others are sent again by another
 * worker when their lease is over.
 */
export function startDeliveries(pollEveryMs = POLL_EVERY_MS): () => Promise<void> {
  const inFlight = new Map<string, Flight>();
  let clock: DatabaseClock | null = null;
  let adjustedAt = 0;
  const step = async () => {
    if (!clock) clock = await openDatabaseClock();
    else if (performance.now() - adjustedAt > ADJUST_EVERY_MS) await clock.adjust();
    else return claimAndSend(clock);
    adjustedAt = performance.now();
    return claimAndSend(clock);
  };
  const claimAndSend = async ({ now }: DatabaseClock) => {
    const askedAt = performance.now();
    const claimed = await claimDue(now(), freeCapacity([...inFlight.values()]));
    if (performance.now() - askedAt > MAX_CLAIM_MS) return;
    for (const one of claimed) {
      inFlight.set(one.id, { startedAt: askedAt, slow: one.slow });
      void deliver(one, now);
    }
  };
  const deliver = async (claimed: Claimed, now: () => Date) => {
    // When it turns out to be slow, its slot is free for another delivery.
    const turnsSlow = setTimeout(pump.wake, SLOW_AFTER_SECONDS * 1_000 + 5);
    recorder.add(await sendDelivery(claimed, { now, random: Math.random }));
    clearTimeout(turnsSlow);
    inFlight.delete(claimed.id);
  };
  const pump = pumpSteps(step);
  const recorder = recordInBatches(pump.wake);
  const stopListening = listenForDeliveries(pump.wake);
  const timer = setInterval(pump.wake, pollEveryMs);
  return async () => {
    clearInterval(timer);
    await Promise.all([pump.stop(), stopListening()]);
    for (const end = performance.now() + STOP_WITHIN_MS; inFlight.size > 0 && performance.now() < end; )
      await sleep(20);
    await Promise.race([recorder.settled(), sleep(STOP_WITHIN_MS)]);
  };
}

type Flight = { startedAt: number; slow: boolean };

function freeCapacity(flights: Flight[]): Capacity {
  const slowFrom = performance.now() - SLOW_AFTER_SECONDS * 1_000;
  const slow = flights.filter((flight) => flight.slow || flight.startedAt < slowFrom).length;
  const left = MAX_IN_FLIGHT - flights.length;
  return {
    fast: Math.max(0, Math.min(MAX_FAST - (flights.length - slow), left)),
    slow: Math.max(0, Math.min(MAX_SLOW - slow, left - MAX_FAST)),
  };
}

/** Runs steps one at a time, again and again as long as `wake` was called since the last one began. */
function pumpSteps(step: () => Promise<void>) {
  let wanted = false;
  let stopped = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    while (wanted && !stopped) {
      wanted = false;
      await step().catch((error) => log().warn({ err: error }, "could not claim deliveries"));
    }
    running = null;
  };
  return {
    wake: () => {
      wanted = true;
      running ??= run();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
