import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { MEMORY_ENV, MEMORY_FLAGS } from "#lib/worker/memory-flags.ts";
import { ROOT } from "../settings.ts";

const workers: ChildProcess[] = [];

/**
 * Starts a worker as `npm start` runs it: a process of its own, on the database of the test.
 * @param options.nodeArgs what the runtime is told before the script; `said` gets what it writes to standard error.
 */
export function startWorkerProcess(
  env: Record<string, string> = {},
  { nodeArgs = [], said }: { nodeArgs?: string[]; said?: (text: string) => void } = {},
): ChildProcess {
  const args = [...MEMORY_FLAGS, ...nodeArgs, "scripts/worker.ts"];
  const worker = spawn(join(ROOT, "node_modules/.bin/node"), args, {
    cwd: ROOT,
    env: { ...process.env, ...MEMORY_ENV, ...env },
    stdio: ["ignore", "ignore", said ? "pipe" : "ignore", "ipc"],
  });
  if (said) worker.stderr?.on("data", (text) => said(String(text)));
  workers.push(worker);
  return worker;
}

/** Ends what `startWorkerProcess` has started, without letting it finish anything. */
export function killWorkers(): void {
  for (const worker of workers.splice(0)) worker.kill("SIGKILL");
}
