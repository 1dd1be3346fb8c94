import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  const folder = join(home, "users");
  rmSync(join(folder, String(process.pid)), { force: true });
  const others = readdirSync(folder).filter((pid) => {
    if (isAlive(Number(pid))) return true;
    rmSync(join(folder, pid), { force: true });
    return false;
  });
  return { last: others.length === 0 };
}

/** Runs `work` while no other process starts or stops the database of this directory. */
export async function withLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, "lock");
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (tries > 600) throw new Error(`${lock} is held by another process; remove it if none runs`);
      if (!isAlive(lockHolder(lock))) rmSync(lock, { force: true });
      else await sleep(100);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function lockHolder(lock: string): number {
  try {
    return Number(readFileSync(lock, "utf8")) || process.pid;
  } catch {
    return process.pid;
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
