import { readFileSync } from "node:fs";

/** What a process has in memory now, in MB; 0 where the system does not tell, or once it has ended. */
export function readMemory(pid: number | string | undefined): number {
  try {
    const [, kilobytes = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}
