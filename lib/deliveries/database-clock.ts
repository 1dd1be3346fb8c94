import { performance } from "node:perf_hooks";
import { databasePool } from "../database-connections.ts";

const COMPARE_EVERY_MS = 5_000;

export type DatabaseClock = {
  /** A function that tells the database's time; the database is asked at first and when the last time is five seconds ago. */
  read: () => Promise<() => Date>;
};

/**
 * The database's clock, read without asking it each time: a worker whose own clock is wrong still signs with a time that
 * receivers accept, and sends when it is due.
 */
export function openDatabaseClock(): DatabaseClock {
  let aheadMs = 0;
  let comparedAt = Number.NEGATIVE_INFINITY;
  const now = () => new Date(performance.now() + aheadMs);
  return {
    read: async () => {
      if (performance.now() - comparedAt > COMPARE_EVERY_MS) {
        aheadMs = await compare();
        comparedAt = performance.now();
      }
      return now;
    },
  };
}

/** Milliseconds between this process's monotonic clock, which no one sets, and the database's. */
async function compare(): Promise<number> {
  const before = performance.now();
  const { rows } = await databasePool().query<{ ms: number }>(
    "SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms",
  );
  const middle = (before + performance.now()) / 2;
  return (rows[0]?.ms ?? Date.now()) - middle;
}
