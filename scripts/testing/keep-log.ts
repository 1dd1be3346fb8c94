import pino from "pino";
import { onTestFinished, vi } from "vitest";
import { log, quickLog } from "#lib/log.ts";

/** Keeps what this process writes to its log from now on, at level `warn` and above. */
export function keepLog(): { lines: unknown[][] } {
  const lines: unknown[][] = [];
  const logger = log();
  for (const level of ["warn", "error", "fatal"] as const)
    vi.spyOn(logger, level).mockImplementation((...args: unknown[]) => void lines.push([level, ...args]));
  return { lines };
}

export type LogLine = Record<string, unknown>;
type Written = { [pino.symbols.streamSym]: { write: (line: string) => unknown } };

/** Keeps the lines of this process' log until the test is over, as whoever collects them reads them. */
export function keepLines(level = "info"): { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const logger = log();
  const before = logger.level;
  const setLevel = (to: string) => {
    for (const one of [logger, quickLog()]) one.level = to;
  };
  onTestFinished(() => setLevel(before));
  setLevel(level);
  const stream = (logger as unknown as Written)[pino.symbols.streamSym];
  vi.spyOn(stream, "write").mockImplementation((line) => lines.push(JSON.parse(line)));
  return { lines };
}
