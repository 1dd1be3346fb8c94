import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { Demo } from "./demo.ts";
import { ROOT } from "./settings.ts";

export type Prepared = {
  /** Where the web server will answer on this machine. */
  address: string;
  host: string;
  port: number;
  demo: Demo | null;
  /** The settings of everything that runs from now on. */
  env: NodeJS.ProcessEnv;
};
/** What the process says at its end. */
export type Report = { prepared: Prepared } | { failure: string };

/**
 * Has `scripts/prepare.ts` check the settings, bring the database to the schema of this checkout, build, and make the demo account.
 * Its process keeps the database running until `leave()` has been called.
 * @param stopped resolves when nobody wants the result any more.
 * @returns what was prepared; null when it was stopped before.
 * @throws Error with one line that says what to do.
 */
export async function prepareStart(
  dev: boolean,
  stopped: Promise<void>,
): Promise<{ prepared: Prepared; leave: () => Promise<void> } | null> {
  const child = fork(join(ROOT, "scripts", "prepare.ts"), dev ? ["--dev"] : [], { cwd: ROOT });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const leave = () => {
    if (child.connected) child.disconnect();
    return gone;
  };
  const report = await Promise.race([hear(child), stopped.then(() => null)]);
  if (report && "prepared" in report) return { prepared: report.prepared, leave };
  await leave();
  if (report) throw new Error(report.failure);
  return null;
}

/** What it says; how it ended when it said nothing. */
function hear(child: ChildProcess): Promise<Report> {
  return new Promise((resolve) => {
    child.once("message", (report) => resolve(report as Report));
    child.once("error", ({ message }) => resolve({ failure: message }));
    child.once("exit", (code, signal) =>
      resolve({ failure: `the preparation ended by itself (${signal ?? `exit code ${code}`})` }),
    );
  });
}
