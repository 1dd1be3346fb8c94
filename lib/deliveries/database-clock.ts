import { performance } from "node:perf_hooks";
import { databasePool } from "../db.ts";

export type DatabaseClock = {
  /** The database's time. */
  now: () => Date;
  /** Asks the database for its time again, since clocks drift apart. */
  adjust: () => Promise<void>;
};

/**
 * The database's clock, read without asking it each time: a worker whose own clock is wrong still signs with a time that
 * receivers accept, and sends when it is due.
 */
export async function openDatabaseClock(): Promise<DatabaseClock> {
  let aheadMs = await compare();
  return {
    now: () => new Date(performance.now() + aheadMs),
    adjust: async () => {
      aheadMs = await compare();
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
