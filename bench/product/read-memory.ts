import { readdirSync, readFileSync } from "node:fs";

/** What a process has in memory now, in MB; 0 where the system does not tell, or once it has ended. */
export function readMemory(pid: number | string | undefined): number {
  try {
    const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}

/** The same of a process and of those that it has started, together. */
export function readMemoryOfAll(pid: number | undefined): number {
  if (pid === undefined) return 0;
  return readMemory(pid) + childrenOf(pid).reduce((sum, child) => sum + readMemoryOfAll(child), 0);
}

/** The processes that a process has started itself. */
export function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
    return lists.flatMap((list) => list.split(" ").filter(Boolean).map(Number));
  } catch {
    return [];
  }
}
