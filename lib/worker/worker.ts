import { runHeldAudit } from "../audits/run-audit.ts";
import { closeDatabase } from "../db.ts";
import { startDeliveries } from "../deliveries/start-deliveries.ts";
import { takeWork } from "../jobs/lease.ts";
import { listenForWork } from "../jobs/listen-for-work.ts";
import { pumpSteps } from "../jobs/pump-steps.ts";
import type { WorkKind } from "../jobs/wake-worker.ts";
import { log } from "../log.ts";
import { startMailer } from "../notices/start-mailer.ts";
import { runHeldSync } from "../platforms/sync/run-sync.ts";
import { findOldHistories } from "../score/switch-history.ts";
import { endFit, takeFits } from "../studio/take-fits.ts";
import { reconcile } from "./reconcile.ts";
import { runImport } from "./run-import.ts";
import { runInSlots, type SlotLoop } from "./run-in-slots.ts";
import { openTaskProcesses } from "./task-processes.ts";
import type { RunTask } from "./tasks.ts";

const POLL_EVERY_MS = 3_000;
/** Of the five seconds that a loop has to end; what is broken off needs the rest to be given back. */
const STOP_TASKS_MS = 4_000;

/**
 * Works until it is stopped. Any number of workers may run on one database. A worker is woken by the transaction that makes
 * work (`lib/jobs/wake-worker.ts`), and looks by itself for what it was not told of: a message that was lost, work that
 * another worker left, a retry that is due.
 * @param pollEveryMs how often it looks by itself, and reconciles; deliveries have a rhythm of their own
 * @param runTask runs what keeps a core busy; when left out, processes of their own do
 * @returns a function that stops it: work in progress has a few seconds to finish; what does not is taken over by another
 * worker.
 */
export function startWorker(pollEveryMs = POLL_EVERY_MS, runTask?: RunTask): () => Promise<void> {
  const processes = openTaskProcesses();
  const loops = startLoops(runTask ?? processes.run);
  const stopListening = listenForWork((kind) => loops[kind].wake());
  const stopMailer = startMailer();
  // One at a time, even when it takes long because the database hangs.
  const reconciler = pumpSteps(
    () => reconcile(new Date()),
    (error) => log().warn({ err: error }, "reconciler"),
  );
  const timer = setInterval(() => {
    for (const loop of [loops.audits, loops.uploads, loops.syncs, loops.fits, loops.histories, reconciler])
      loop.wake();
  }, pollEveryMs);
  return async () => {
    clearInterval(timer);
    stopMailer();
    const stopTasks = setTimeout(processes.stop, STOP_TASKS_MS);
    const all = Object.values(loops).map((loop) => loop.stop());
    await Promise.all([...all, reconciler.stop(), stopListening()]);
    clearTimeout(stopTasks);
    processes.stop();
    await closeDatabase();
  };
}

/** Writes a history in a process of its own. What does not end is an error, so that its caller tries again. */
function rebuildBy(runTask: RunTask) {
  return async (workspaceId: string) => {
    const end = await runTask({ kind: "rebuild", workspaceId });
    if (end !== "done") throw new Error(`the process that wrote a history ${end}`);
  };
}

/**
 * What a worker does at once. Audits wait for their turn most of the time; imports, fits and histories keep a core busy, and never this process. Who comes first
 * among those that wait: `takeWork` and `takeFits`; for deliveries `lib/deliveries/assign-slots.ts`.
 */
function startLoops(runTask: RunTask): Record<WorkKind, SlotLoop> {
  return {
    audits: runInSlots({
      name: "audits",
      slots: 4,
      take: (free) => takeWork("audits", free),
      run: (lease) => runHeldAudit(lease),
    }),
    uploads: runInSlots({
      name: "imports",
      slots: 2,
      take: (free) => takeWork("uploads", free),
      run: (lease) => runImport(lease, runTask),
    }),
    syncs: runInSlots({
      name: "syncs",
      slots: 3,
      take: (free) => takeWork("syncs", free),
      run: (lease) => runHeldSync(lease, undefined, rebuildBy(runTask)),
    }),
    fits: runInSlots({
      name: "fits of draft models",
      slots: 1,
      take: (free) => takeFits(free, new Date()),
      run: async (workspaceId) => {
        if ((await runTask({ kind: "fit", workspaceId })) === "done") await endFit(workspaceId);
      },
    }),
    histories: runInSlots({
      name: "histories under a new formula",
      slots: 1,
      take: findOldHistories(),
      run: (workspaceId) => runTask({ kind: "history", workspaceId }),
    }),
    deliveries: startDeliveries(),
  };
}
