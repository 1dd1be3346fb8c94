import { readFileSync } from "node:fs";
import { childrenOf } from "../product/read-memory.ts";

export type Memory = {
  /** What the process holds in memory, in MB: pages that several processes share count in each of them. */
  rss: number;
  /** The same with shared pages divided by those who share them, in MB: sums of it are true. */
  pss: number;
};

/** What a process has in memory now; zeros where the system does not tell, or once it has ended. */
export function readPss(pid: number): Memory {
  const text = readOf(pid, "smaps_rollup");
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0) / 1_024;
  return { rss: read("Rss"), pss: read("Pss") };
}

/** A process and all that it has started, itself first. */
export function listTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(listTree)];
}

/** The program and the arguments that a process was started with; empty once it has ended. */
export function readCommand(pid: number): string {
  return readOf(pid, "cmdline").replaceAll("\0", " ").trim();
}

/** What the environment of a process said at its start; empty when it said nothing, or has ended. */
export function readSetting(pid: number, name: string): string {
  const settings = readOf(pid, "environ").split("\0");
  return settings.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}

function readOf(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
