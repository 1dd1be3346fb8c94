import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Server, worker and command line share one embedded PostgreSQL: each registers its process here, and the last one to
 * leave stops the database.
 */
export function registerUser(home: string): void {
  mkdirSync(join(home, "users"), { recursive: true });
  writeFileSync(join(home, "users", String(process.pid)), "");
}

/** Takes this process off the list and says whether no living one is left on it. */
export function unregisterUser(home: string): { last: boolean } {
  rmSync(join(home, "users", String(process.pid)), { force: true });
  return { last: !hasUsers(home) };
}

/** Whether a living process is on the list. */
export function hasUsers(home: string): boolean {
  const folder = join(home, "users");
  if (!existsSync(folder)) return false;
  const living = readdirSync(folder).filter((pid) => {
    if (isAlive(Number(pid))) return true;
    rmSync(join(folder, pid), { force: true });
    return false;
  });
  return living.length > 0;
}

/** Runs `work` while no other process starts or stops the database of this directory. */
export async function withLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, "lock");
  const claim = `${lock}.${process.pid}`;
  writeFileSync(claim, String(process.pid));
  try {
    for (let tries = 0; !take(claim, lock); tries++) {
      if (tries > 600) throw new Error(`${lock} is held by another process; remove it if none runs`);
      await sleep(100);
    }
    return await work();
  } finally {
    rmSync(claim, { force: true });
    if (holderOf(lock) === process.pid) rmSync(lock, { force: true });
  }
}

/** The lock appears with its holder in it, in one step; one whose holder is dead is moved away by one of those who wait. */
function take(claim: string, lock: string): boolean {
  try {
    linkSync(claim, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const holder = holderOf(lock);
  // Our own number is that of an earlier process: in a container they come again.
  if (holder === null || (holder !== process.pid && isAlive(holder))) return false;
  try {
    renameSync(lock, `${claim}.stale`);
  } catch {
    return false;
  }
  rmSync(`${claim}.stale`, { force: true });
  return false;
}

function holderOf(lock: string): number | null {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
