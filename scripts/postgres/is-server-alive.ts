import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A process that no system has. */
const NOBODY = 2_147_483_647;

/**
 * Whether the server of a cluster lives, by the process that its own file names: one that is only silent does. In a container whose
 * first process buries nobody, one that was killed stays as a zombie, which lives no more.
 * @param data directory of the cluster
 */
export function isServerAlive(data: string): boolean {
  const pid = serverOf(data);
  return pid > 0 && isThere(pid) && !isZombie(pid);
}

/**
 * Takes a zombie's name out of the file of the server, which PostgreSQL would take for a living one. The rest of the file stays: by
 * that PostgreSQL sees whether processes of the dead server still work on the data, and waits for them.
 */
export function forgetZombie(data: string): void {
  if (!isZombie(serverOf(data))) return;
  const file = fileOf(data);
  const [, ...rest] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, [NOBODY, ...rest].join("\n"));
}

const fileOf = (data: string) => join(data, "postmaster.pid");

/** Number of the process that the file of the server names; 0 without one. */
function serverOf(data: string): number {
  try {
    return Number(readFileSync(fileOf(data), "utf8").split("\n")[0]) || 0;
  } catch {
    return 0;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isZombie(pid: number): boolean {
  try {
    // The state follows the name, which stands in brackets and may have any character in it.
    return /\) Z[^)]*$/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
