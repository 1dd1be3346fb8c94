import { vi } from "vitest";
import { log } from "#lib/log.ts";

/** Keeps what this process writes to its log from now on, at level `warn` and above. */
export function keepLog(): { lines: unknown[][] } {
  const lines: unknown[][] = [];
  const logger = log();
  for (const level of ["warn", "error", "fatal"] as const)
    vi.spyOn(logger, level).mockImplementation((...args: unknown[]) => void lines.push([level, ...args]));
  return { lines };
}
