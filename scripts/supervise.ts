import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "./settings.ts";

/** `unset` are settings that the program is not told: empty, so that no file fills them in again. */
type Program = { name: string; args: string[]; quiet: boolean; unset?: string[] };

const RESTART_AFTER_MS = 1_000;
const MAX_RESTARTS_A_MINUTE = 5;
/** The server takes up to 8 seconds for what it has begun, the worker 5. */
const STOP_WITHIN_MS = 12_000;

export type Supervised = {
  /** Stops all programs; resolves when none is left. */
  stop: () => Promise<void>;
  /** Resolves with a line when a program dies again and again. */
  gaveUp: Promise<string>;
};

/** Keeps programs running: one that dies is started again, unless it dies too often. */
export function supervise(programs: Program[], env: NodeJS.ProcessEnv): Supervised {
  const running = new Map<string, ChildProcess>();
  let stopping = false;
  let giveUp: (line: string) => void = () => {};
  const gaveUp = new Promise<string>((resolve) => {
    giveUp = resolve;
  });
  const run = (program: Program, deaths: number[]): void => {
    const child = spawn(process.execPath, program.args, {
      cwd: ROOT,
      env: { ...env, ...Object.fromEntries((program.unset ?? []).map((name) => [name, ""])) },
      stdio: ["ignore", program.quiet ? "ignore" : "inherit", "inherit"],
    });
    running.set(program.name, child);
    let isOver = false;
    const ended = async (how: string) => {
      // A program that cannot be started gives an error and no exit; one that is killed late may give both.
      if (isOver) return;
      isOver = true;
      running.delete(program.name);
      if (stopping) return;
      const recent = [...deaths, Date.now()].filter((time) => time > Date.now() - 60_000);
      if (recent.length > MAX_RESTARTS_A_MINUTE) {
        giveUp(`the ${program.name} ended ${recent.length} times in a minute (last: ${how})`);
        return;
      }
      process.stderr.write(`plinth: the ${program.name} ended (${how}); starting it again\n`);
      await sleep(RESTART_AFTER_MS);
      if (!stopping) run(program, recent);
    };
    child.on("error", (error) => ended(error.message));
    child.on("exit", (code, signal) => ended(signal ?? `exit code ${code}`));
  };
  for (const program of programs) run(program, []);
  const stop = async () => {
    stopping = true;
    await Promise.all([...running.values()].map(end));
  };
  return { stop, gaveUp };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const killing = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
  await gone;
  clearTimeout(killing);
}
