import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "../settings.ts";

const workers: ChildProcess[] = [];

/** Starts a worker as `npm start` runs it: a process of its own, on the database of the test. */
export function startWorkerProcess(env: Record<string, string> = {}): ChildProcess {
  const worker = spawn(join(ROOT, "node_modules/.bin/node"), ["scripts/worker.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  workers.push(worker);
  return worker;
}

/** Ends what `startWorkerProcess` has started, without letting it finish anything. */
export function killWorkers(): void {
  for (const worker of workers.splice(0)) worker.kill("SIGKILL");
}
