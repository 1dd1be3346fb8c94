import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const EVERY_MS = 200;

export type Peak = {
  /** Resident memory of the worker's own process, in MB. */
  worker: number;
  /** Of the largest process that it started. */
  child: number;
  /** Of all of them together, what they share counted once. */
  all: number;
};

/** Watches the memory of a process and of those that it starts, until the returned function is called. */
export function watchMemory(pid: number): () => Peak {
  const peak: Peak = { worker: 0, child: 0, all: 0 };
  const look = () => {
    const children = listChildren(pid);
    peak.worker = Math.max(peak.worker, read(pid, "status", "VmRSS"));
    peak.child = Math.max(peak.child, ...children.map((child) => read(child, "status", "VmRSS")));
    const shared = [pid, ...children].map((one) => read(one, "smaps_rollup", "Pss"));
    peak.all = Math.max(
      peak.all,
      shared.reduce((sum, one) => sum + one, 0),
    );
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}

function listChildren(pid: number): number[] {
  try {
    const found = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
    return found
      .split("\n")
      .map(Number)
      .filter((child) => child > 0);
  } catch {
    return [];
  }
}

/** 0 for a process that is gone. */
function read(pid: number, file: string, name: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0) / 1_000;
  } catch {
    return 0;
  }
}
