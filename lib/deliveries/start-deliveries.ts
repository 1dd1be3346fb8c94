import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../log.ts";
import { type Claimed, claimDue, LEASE_SECONDS, type Room, SLOW_AFTER_SECONDS } from "./claim-due.ts";
import { type DatabaseClock, openDatabaseClock } from "./database-clock.ts";
import { listenForDeliveries } from "./listen-for-deliveries.ts";
import { recordInBatches } from "./record-in-batches.ts";
import { sendDelivery } from "./send-delivery.ts";

const POLL_EVERY_MS = 500;
const ADJUST_EVERY_MS = 5_000;
const STOP_WITHIN_MS = 5_000;
/** A claim that is older was made before this process was stopped for a while: too late to send within its lease. */
const OLDEST_CLAIM_MS = (LEASE_SECONDS - 22) * 1_000;

/** Sockets of this worker: those that answer soon, slow ones, and all together. */
const MAX_FLIGHTS = { fast: 200, slow: 200, all: 1_000 };

/**
 * Sends deliveries until it is told to stop: woken by the database when some are recorded, by those that end, and twice a
 * second by itself. Any number of workers may do so on one database.
 * @returns a function that stops it: what is in flight has five seconds to end; what has not is sent again by
 * another worker when its lease is over.
 */
export function startDeliveries(): () => Promise<void> {
  const flights = new Map<string, Flight>();
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
    const claimed = await claimDue(now(), roomBeside([...flights.values()]));
    if (performance.now() - askedAt > OLDEST_CLAIM_MS) return;
    for (const one of claimed) {
      flights.set(one.id, { startedAt: askedAt, slow: one.slow });
      void fly(one, now);
    }
  };
  const fly = async (claimed: Claimed, now: () => Date) => {
    // When it turns out to be slow, its slot is free for another.
    const turning = setTimeout(pump.wake, SLOW_AFTER_SECONDS * 1_000 + 5);
    recorder.add(await sendDelivery(claimed, { now, random: Math.random }));
    clearTimeout(turning);
    flights.delete(claimed.id);
  };
  const pump = pumpSteps(step);
  const recorder = recordInBatches(pump.wake);
  const stopListening = listenForDeliveries(pump.wake);
  const timer = setInterval(pump.wake, POLL_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all([pump.stop(), stopListening()]);
    for (const end = performance.now() + STOP_WITHIN_MS; flights.size > 0 && performance.now() < end; )
      await sleep(20);
    await Promise.race([recorder.settled(), sleep(STOP_WITHIN_MS)]);
  };
}

type Flight = { startedAt: number; slow: boolean };

function roomBeside(flights: Flight[]): Room {
  const slowFrom = performance.now() - SLOW_AFTER_SECONDS * 1_000;
  const slow = flights.filter((flight) => flight.slow || flight.startedAt < slowFrom).length;
  const left = MAX_FLIGHTS.all - flights.length;
  return {
    fast: Math.max(0, Math.min(MAX_FLIGHTS.fast - (flights.length - slow), left)),
    slow: Math.max(0, Math.min(MAX_FLIGHTS.slow - slow, left - MAX_FLIGHTS.fast)),
  };
}

/** Runs steps one after the other, as long as somebody has asked for one since the last began. */
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
