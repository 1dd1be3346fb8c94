import { setTimeout as sleep } from "node:timers/promises";
import { isServerAlive } from "./is-server-alive.ts";

const LOOK_EVERY_MS = 500;
const MAX_WAIT_MS = 30_000;

/**
 * Looks twice a second whether the server of a cluster lives, and has it started again when it does not. While that fails it waits
 * twice as long each time, up to half a minute.
 * @param data directory of the cluster
 * @param restart starts the server, unless somebody else has done so meanwhile
 */
export async function watchServer(
  data: string,
  restart: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let waitMs = LOOK_EVERY_MS;
  for (;;) {
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    if (isServerAlive(data)) continue;
    try {
      await restart();
      process.stderr.write("plinth: the database had stopped; it is running again\n");
      waitMs = LOOK_EVERY_MS;
    } catch (error) {
      waitMs = Math.min(2 * waitMs, MAX_WAIT_MS);
      const why = error instanceof Error ? error.message : error;
      process.stderr.write(`plinth: the database has stopped and does not start (${why}); trying again\n`);
    }
  }
}
