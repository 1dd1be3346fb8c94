import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "./settings.ts";

/**
 * `unset` are settings that the program is not told: empty, so that no file fills them in again. `mustStart`: nothing works while it
 * has never started.
 */
export type Program = {
  name: string;
  args: string[];
  quiet: boolean;
  env?: Record<string, string>;
  unset?: string[];
  mustStart?: boolean;
};

const RESTART_AFTER_MS = 1_000;
const MAX_RESTART_AFTER_MS = 30_000;
/** After a life so long a death is the first again. */
const LONG_LIFE_MS = 60_000;
const QUICK_DEATHS = 5;
/** The server takes up to 8 seconds for what it has begun, the worker 5. */
const STOP_WITHIN_MS = 12_000;

export type Supervised = {
  /** Stops all programs; resolves when none is left. */
  stop: () => Promise<void>;
  /** Says that all have started: from now on nothing is given up. */
  settle: () => void;
  /** Resolves with a line when one that must start does not. */
  gaveUp: Promise<string>;
};

/**
 * Keeps programs running: one that dies is started again after a second; after five deaths one after the other it is given twice as
 * much time each time, up to half a minute. The others go on meanwhile.
 * @param restartAfterMs the second, shorter in tests.
 */
export function supervise(
  programs: Program[],
  env: NodeJS.ProcessEnv,
  restartAfterMs = RESTART_AFTER_MS,
): Supervised {
  const running = new Map<string, ChildProcess>();
  let stopping = false;
  let isSettled = false;
  let giveUp: (line: string) => void = () => {};
  const gaveUp = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  const run = (program: Program, deaths: number): void => {
    const begun = Date.now();
    const ended = async (how: string) => {
      running.delete(program.name);
      if (stopping) return;
      const quick = Date.now() - begun >= LONG_LIFE_MS ? 1 : deaths + 1;
      if (program.mustStart && !isSettled && quick > QUICK_DEATHS)
        return giveUp(`the ${program.name} stopped ${quick} times without ever starting (last: ${how})`);
      const waitMs = Math.min(restartAfterMs * 2 ** Math.max(0, quick - QUICK_DEATHS), MAX_RESTART_AFTER_MS);
      const again = `starting it again in ${Math.ceil(waitMs / 1_000)} s`;
      process.stderr.write(`plinth: the ${program.name} stopped (${how}); ${again}\n`);
      await sleep(waitMs);
      if (!stopping) run(program, quick);
    };
    running.set(program.name, start(program, env, ended));
  };
  for (const program of programs) run(program, 0);
  const stop = async () => {
    stopping = true;
    await Promise.all([...running.values()].map(end));
  };
  const settle = () => {
    isSettled = true;
  };
  return { stop, gaveUp, settle };
}

/** Starts a program. One that cannot be started gives an error and no exit, and one that is killed late may give both: `ended` is told once. */
function start(program: Program, env: NodeJS.ProcessEnv, ended: (how: string) => void): ChildProcess {
  const child = spawn(process.execPath, program.args, {
    cwd: ROOT,
    env: { ...env, ...program.env, ...Object.fromEntries((program.unset ?? []).map((name) => [name, ""])) },
    stdio: ["ignore", program.quiet ? "ignore" : "inherit", "inherit", "ipc"],
  });
  let isOver = false;
  const once = (how: string) => {
    if (!isOver) ended(how);
    isOver = true;
  };
  child.on("error", (error) => once(error.message));
  child.on("exit", (code, signal) => once(signal ?? `exit code ${code}`));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const killing = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
  await gone;
  clearTimeout(killing);
}
