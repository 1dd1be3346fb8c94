import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/**
 * Keeps a process and what it will start on one processor, so that whoever measures it takes nothing from it.
 * @returns whether that could be done.
 */
export function pin(pid: number, processor: number): boolean {
  if (availableParallelism() <= processor && processor > 0) return false;
  return spawnSync("taskset", ["-a", "-p", "-c", String(processor), String(pid)]).status === 0;
}
