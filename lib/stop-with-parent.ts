import { env } from "./env.ts";

/** Each look wakes a process that has nothing else to do. */
const POLL_EVERY_MS = 2_000;

/**
 * Ends this process when the supervisor that started it is gone: nobody else would stop it, and the database that the
 * supervisor brought would be stopped under it. Does nothing in a process that was started by other means.
 */
export function stopWithParent(): void {
  if (env().PLINTH_SUPERVISED !== "1") return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, "SIGTERM"), POLL_EVERY_MS).unref();
}
