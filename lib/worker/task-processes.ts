import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { extname, join } from "node:path";
import { inside } from "../inside/watch.ts";
import { currentIds } from "../work-scope.ts";
import { TASK_FLAGS } from "./memory-flags.ts";
import type { RunTask, Task, TracedTask } from "./tasks.ts";

/** Beside this file, and of its kind: a worker that was built starts what was built. */
const ENTRY = join(import.meta.dirname, `task-process${extname(import.meta.filename)}`);
/** What a task needs is bounded by its batches: a heap that grows so far is that of a file which would take all memory. */
const FLAGS = [...TASK_FLAGS, "--max-old-space-size=384"];
/** A process starts in a second; files often come one after the other. */
const IDLE_MS = 60_000;
/** A task that takes longer hangs. The largest file takes minutes. */
const MAX_TASK_MS = 60 * 60_000;

/** `failure`: what the task threw. */
type Answer = { failure: string | null };

export type TaskProcesses = {
  /**
   * Runs a task in a process of its own, so that it neither holds up nor ends what else a worker does.
   * @param signal ends the process
   * @throws Error with what the task threw
   */
  run: RunTask;
  /** Ends all processes where they stand. */
  stop: () => void;
};

/**
 * Processes for tasks: as many as there are tasks at once, each kept for a while for the next one of its kind. One that has loaded what
 * fits need would take more memory for an import.
 */
export function openTaskProcesses(idleMs = IDLE_MS): TaskProcesses {
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, Task["kind"]>();
  let isStopped = false;
  const start = () => {
    const child = fork(ENTRY, { execArgv: FLAGS, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    all.add(child);
    child.on("error", () => {});
    child.once("exit", () => {
      all.delete(child);
      idle.delete(child);
    });
    return child;
  };
  const rest = (child: ChildProcess, kind: Task["kind"]) => {
    keepAlive(child, false);
    idle.set(child, kind);
    setTimeout(() => idle.delete(child) && child.connected && child.disconnect(), idleMs).unref();
  };
  const run: RunTask = async (task, signal) => {
    if (isStopped || signal?.aborted) return "stopped";
    const rested = [...idle].find(([{ connected }, kind]) => connected && kind === task.kind);
    const child = rested?.[0] ?? start();
    idle.delete(child);
    keepAlive(child, true);
    const answer = await ask(child, task, signal);
    if (!answer) return isStopped || signal?.aborted ? "stopped" : "died";
    rest(child, task.kind);
    if (answer.failure) throw new Error(answer.failure);
    return "done";
  };
  const stop = () => {
    isStopped = true;
    for (const child of all) child.kill("SIGKILL");
  };
  return { run, stop };
}

/** What the process answers; null when it ended before. */
async function ask(child: ChildProcess, task: Task, signal?: AbortSignal): Promise<Answer | null> {
  const over = new AbortController();
  const kill = () => child.kill("SIGKILL");
  const limit = setTimeout(kill, MAX_TASK_MS);
  signal?.addEventListener("abort", kill, { signal: over.signal });
  const until = { signal: over.signal };
  const answered = once(child, "message", until).then(([answer]) => answer as Answer);
  // One that could not be started never exits.
  const ended = once(child, child.pid === undefined ? "error" : "exit", until).then(() => null);
  const first = Promise.race([answered, ended]);
  const traceparent = inside.tracing?.traceparent() ?? null;
  const traced: TracedTask = { task, traceparent, ids: currentIds() };
  child.send(traced, () => {});
  try {
    // `once` throws an error of the process, such as one that it could not be told its task.
    return await first.catch(() => null);
  } finally {
    clearTimeout(limit);
    over.abort();
  }
}

/** Whether this process waits for the other one before it ends. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  const change = isNeeded ? "ref" : "unref";
  child[change]();
  child.channel?.[change]();
}
