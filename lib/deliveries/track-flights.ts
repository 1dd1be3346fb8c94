import { type Capacity, SLOTS, SLOW_AFTER_SECONDS } from "./assign-slots.ts";

/** The deliveries that a worker has in flight. */
export type Flights = {
  /** @param at milliseconds of the monotonic clock */
  begin: (id: string, flight: { slow: boolean; at: number }) => void;
  end: (id: string) => void;
  /** What the worker has room for; a flight that has turned slow takes no slot of those that answer any more. */
  countFree: (at: number) => Capacity;
  count: () => number;
};

/** Counts what a worker has in flight against its own slots. */
export function trackFlights(): Flights {
  const inFlight = new Map<string, { slow: boolean; at: number }>();
  return {
    begin: (id, flight) => inFlight.set(id, flight),
    end: (id) => inFlight.delete(id),
    countFree: (at) => {
      const slowFrom = at - SLOW_AFTER_SECONDS * 1_000;
      const slow = [...inFlight.values()].filter((flight) => flight.slow || flight.at < slowFrom).length;
      const fast = inFlight.size - slow;
      const left = SLOTS.worker.all - inFlight.size;
      return {
        fast: Math.max(0, Math.min(SLOTS.worker.fast - fast, left)),
        // However many have turned slow, those that answer keep their room.
        slow: Math.max(0, Math.min(SLOTS.worker.slow - slow, left - SLOTS.worker.fast)),
      };
    },
    count: () => inFlight.size,
  };
}
