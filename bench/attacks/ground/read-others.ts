import { readFileSync } from "node:fs";
import { readCpuSeconds } from "../../server/send-load.ts";
import { listProcesses } from "./list-processes.ts";

/** Clock ticks of Linux' /proc, which every architecture has at 100 a second. */
const TICKS_PER_SECOND = 100;

/**
 * Begins to watch the machine's processors, but for some processes and all below them.
 * @returns what tells the share that others have taken since, 0 to 1.
 */
export function readOthers(own: number[]): () => number {
  const read = () => {
    const processes = new Set(own.flatMap(listProcesses));
    const seconds = [...processes].reduce((sum, pid) => sum + readCpuSeconds(pid), 0);
    return { ...readProcessors(), own: seconds };
  };
  const before = read();
  return () => {
    const now = read();
    const others = now.busy - before.busy - Math.max(0, now.own - before.own);
    return Math.max(0, others) / (now.all - before.all);
  };
}

/** Seconds of all processors since the machine started. */
function readProcessors(): { busy: number; all: number } {
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const ticks = first.trim().split(/\s+/).slice(1, 9).map(Number);
  const all = ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
  const [, , , idle = 0, waiting = 0] = ticks;
  return { all, busy: all - (idle + waiting) / TICKS_PER_SECOND };
}
