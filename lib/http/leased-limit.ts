import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** The share of a limit that is taken from the shared count at once: what is lost when the process is killed. */
const SHARE = 20;
/** A window that is nearly over is not worth giving back to. */
const SPARE_MS = 1_000;

/** What is left of a window: given out here without asking, and in the shared count, as long as nobody else takes from it. */
type Lease = { until: number; unspent: number; shared: number };
export type Counted = { allowed: boolean; remaining: number; msBeforeNext: number };

/** Counts requests of one limit in this process, by leases from a count that processes share. */
export type LeasedLimit = {
  /** To be asked only while no other process takes from the shared count; then it is exact. */
  count: (key: string) => Promise<Counted>;
  /** Gives back what was not spent, for others begin to take from the shared count. */
  giveBack: () => Promise<void>;
  /** Forgets windows that are over. */
  sweep: () => void;
};

/**
 * @param limiter the shared count
 * @param quota of its window
 */
export function leasedLimit(limiter: RateLimiterAbstract, quota: number): LeasedLimit {
  const leases = new Map<string, Lease>();
  const filling = new Map<string, Promise<void>>();

  const fill = async (key: string, points: number): Promise<void> => {
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(key, points);
      leases.set(key, { until: Date.now() + msBeforeNext, unspent: points, shared: remainingPoints });
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      leases.set(key, { until: Date.now() + refused.msBeforeNext, unspent: 0, shared: 0 });
    }
  };
  /** Of requests that come together one fills for all. */
  const fillOnce = (key: string, lease: Lease | undefined): Promise<void> => {
    const points = lease ? Math.min(Math.ceil(quota / SHARE), lease.shared) : 1;
    const running = filling.get(key) ?? fill(key, points).finally(() => filling.delete(key));
    filling.set(key, running);
    return running;
  };
  const current = (key: string): Lease | undefined => {
    const lease = leases.get(key);
    return lease && Date.now() < lease.until ? lease : undefined;
  };

  return {
    count: async (key) => {
      for (;;) {
        const lease = current(key);
        if (lease && (lease.unspent > 0 || lease.shared === 0)) return spend(lease);
        await fillOnce(key, lease);
      }
    },
    giveBack: async () => {
      const left = [...leases].filter(
        ([, { unspent, until }]) => unspent > 0 && until - Date.now() > SPARE_MS,
      );
      leases.clear();
      await Promise.all(left.map(([key, { unspent }]) => limiter.reward(key, unspent)));
    },
    sweep: () => {
      for (const key of leases.keys()) if (!current(key)) leases.delete(key);
    },
  };
}

function spend(lease: Lease): Counted {
  const msBeforeNext = lease.until - Date.now();
  if (lease.unspent === 0) return { allowed: false, remaining: 0, msBeforeNext };
  lease.unspent--;
  return { allowed: true, remaining: lease.unspent + lease.shared, msBeforeNext };
}
