import { claimAlertWork } from "../alerts/claim-work.ts";
import { closeDatabase } from "../database-connections.ts";
import { startDeliveries } from "../deliveries/start-deliveries.ts";
import { takeWork, type Work } from "../jobs/lease.ts";
import { listenForWork } from "../jobs/listen-for-work.ts";
import { longestRestMs } from "../jobs/longest-rest.ts";
import { pumpSteps } from "../jobs/pump-steps.ts";
import type { WorkKind } from "../jobs/wake-worker.ts";
import { log } from "../log.ts";
import { startMailer } from "../notices/start-mailer.ts";
import { findPictureTurns } from "../platforms/pictures/claim-pictures.ts";
import { mailReport, takeReports, type WriteReport } from "../schedules/mail-report.ts";
import { findOldHistories } from "../score/switch-history.ts";
import { endFit, takeFits } from "../studio/take-fits.ts";
import { claimDigests } from "../weekly-digest/claim-digests.ts";
import { findDue } from "./find-due.ts";
import { MAX_AUDIT_SECONDS, openReconciler } from "./reconcile.ts";
import { runImport } from "./run-import.ts";
import { runInSlots, type SlotLoop } from "./run-in-slots.ts";
import { openTaskProcesses } from "./task-processes.ts";
import { RUN_ENDS, type RunTask } from "./tasks.ts";

const POLL_EVERY_MS = 3_000;
/** So often it asks for fits though no figures have changed: platform models and profiles may have. */
const FITS_EVERY_MS = 600_000;
/** Of the five seconds that a loop has to end; what is broken off needs the rest to be given back. */
const STOP_TASKS_MS = 4_000;

/**
 * Works until it is stopped. Any number of workers may run on one database. A worker is woken by the transaction that makes
 * work (`lib/jobs/wake-worker.ts`), and looks by itself for what it was not told of: a message that was lost, work that
 * another worker left, a retry that is due. One statement tells it what is due and what comes next (`find-due.ts`).
 * @param pollEveryMs how often it looks by itself while something is due or it cannot hear; else it rests until the next moment,
 * 16 s at most; deliveries have a rhythm of their own
 * @param runTask runs what keeps a core busy; when left out, processes of their own do
 * @param writeReport words and draws reports that are mailed; when left out, none are
 * @returns a function that stops it: work in progress has a few seconds to finish; what does not is taken over by another
 * worker.
 */
export function startWorker(
  pollEveryMs = POLL_EVERY_MS,
  runTask?: RunTask,
  writeReport?: WriteReport,
): () => Promise<void> {
  const processes = openTaskProcesses();
  let isHearing = false;
  const loops = startLoops(runTask ?? processes.run, () => isHearing, writeReport);
  const looker = startLooking(loops, pollEveryMs, () => isHearing);
  const changed = (is: boolean) => {
    isHearing = is;
    if (is) return;
    looker.lookIn(pollEveryMs);
    loops.deliveries.wake();
  };
  const stopListening = listenForWork((kind) => loops[kind].wake(), changed);
  return async () => {
    const stopTasks = setTimeout(processes.stop, STOP_TASKS_MS);
    const all = Object.values(loops).map((loop) => loop.stop());
    await Promise.all([...all, looker.stop(), stopListening()]);
    clearTimeout(stopTasks);
    processes.stop();
    await closeDatabase();
  };
}

/** Looks for what is due, has it done, and rests until something else is. */
function startLooking(loops: Record<WorkKind, SlotLoop>, pollEveryMs: number, isHearing: () => boolean) {
  const reconcile = openReconciler();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isDue = false;
  let fitsAt = performance.now() + FITS_EVERY_MS;
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => looker.wake(), ms);
  };
  // One at a time, even when it takes long because the database hangs.
  const reconciler = pumpSteps(
    async () => {
      const isNow = isDue;
      isDue = false;
      await reconcile(new Date(), isNow);
    },
    (error) => log().warn({ err: error }, "reconciler"),
  );
  const looker = pumpSteps(
    async () => {
      lookIn(pollEveryMs);
      const { reconciler: timed, ...waits } = await findDue(new Date(), MAX_AUDIT_SECONDS);
      for (const kind of [
        "audits",
        "uploads",
        "syncs",
        "fits",
        "pictures",
        "reports",
        "alerts",
        "digests",
      ] as const)
        if ((waits[kind] ?? 1) <= 0) loops[kind].wake();
      if (performance.now() >= fitsAt) {
        fitsAt = performance.now() + FITS_EVERY_MS;
        loops.fits.wake();
      }
      // It looks seldom, by a rhythm of its own.
      loops.histories.wake();
      loops.notices.wake();
      isDue ||= (timed ?? 1) <= 0;
      reconciler.wake();
      const next = [timed, ...Object.values(waits)].filter((ms) => ms !== null);
      if (isHearing()) lookIn(Math.max(pollEveryMs, Math.min(...next, longestRestMs())));
    },
    (error) => log().warn({ err: error }, "could not look for what is due"),
  );
  lookIn(pollEveryMs);
  return {
    lookIn,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([looker.stop(), reconciler.stop()]);
    },
  };
}

/** Writes a history in a process of its own. What does not end is an error, so that its caller tries again. */
function rebuildBy(runTask: RunTask) {
  return async (workspaceId: string) => {
    const end = await runTask({ kind: "rebuild", workspaceId });
    if (end !== "done") throw new Error(`the process that wrote a history ${end}`);
  };
}

/** As the API calls them. */
const ID_NAMES = { audits: "audit_id", uploads: "import_id", syncs: "sync_id" };
const idsOfLease = ({ table, workspaceId, id }: Work) => ({
  [ID_NAMES[table]]: id,
  workspace_id: workspaceId,
});
const idsOfWorkspace = (workspaceId: string) => ({ workspace_id: workspaceId });

/**
 * What a worker does at once. Audits wait for their turn most of the time; imports, fits and histories keep a core busy, and never this process. Who comes first
 * among those that wait: `takeWork` and `takeFits`; for deliveries `lib/deliveries/assign-slots.ts`.
 */
function startLoops(
  runTask: RunTask,
  isHearing: () => boolean,
  writeReport: WriteReport | undefined,
): Record<WorkKind, SlotLoop> {
  return {
    audits: runInSlots({
      queue: "audits",
      name: "audits",
      slots: 4,
      take: (free) => takeWork("audits", free),
      idsOf: idsOfLease,
      traceOf: ({ traceparent }) => traceparent,
      run: async (lease) => (await import("../audits/run-audit.ts")).runHeldAudit(lease),
    }),
    uploads: runInSlots({
      queue: "uploads",
      name: "imports",
      slots: 2,
      take: (free) => takeWork("uploads", free),
      idsOf: idsOfLease,
      traceOf: ({ traceparent }) => traceparent,
      run: (lease) => runImport(lease, runTask),
    }),
    syncs: runInSlots({
      queue: "syncs",
      name: "syncs",
      slots: 3,
      take: (free) => takeWork("syncs", free),
      idsOf: idsOfLease,
      traceOf: ({ traceparent }) => traceparent,
      run: async (lease) => {
        const { runHeldSync } = await import("../platforms/sync/run-sync.ts");
        return runHeldSync(lease, undefined, rebuildBy(runTask));
      },
    }),
    fits: runInSlots({
      queue: "fits",
      name: "fits of draft models",
      slots: 1,
      take: (free) => takeFits(free, new Date()),
      idsOf: idsOfWorkspace,
      run: async (workspaceId) => {
        const end = await runTask({ kind: "fit", workspaceId });
        if (end === "done") await endFit(workspaceId);
        return RUN_ENDS[end];
      },
    }),
    histories: runInSlots({
      queue: "histories",
      name: "histories under a new formula",
      slots: 1,
      take: findOldHistories(),
      idsOf: idsOfWorkspace,
      run: async (workspaceId) => RUN_ENDS[await runTask({ kind: "history", workspaceId })],
    }),
    pictures: runInSlots({
      queue: "pictures",
      name: "pictures of posts",
      slots: 2,
      take: (free) => findPictureTurns(free, new Date()),
      idsOf: idsOfWorkspace,
      run: async (workspaceId) =>
        (await import("../platforms/pictures/fetch-pictures.ts")).fetchPictures(workspaceId),
    }),
    reports: runInSlots({
      queue: "reports",
      name: "reports by mail",
      slots: 1,
      take: async (free) => (writeReport ? takeReports(free, new Date()) : []),
      idsOf: ({ workspaceId, auditId }) => ({ workspace_id: workspaceId, audit_id: auditId }),
      run: async (due) => (writeReport ? mailReport(due, writeReport) : "left"),
    }),
    alerts: runInSlots({
      queue: "alerts",
      name: "alerts",
      slots: 4,
      take: (free) => claimAlertWork(free, new Date()),
      idsOf: ({ workspaceId }) => idsOfWorkspace(workspaceId),
      run: async (work) => (await import("../alerts/do-alert-work.ts")).doAlertWork(work, new Date()),
    }),
    digests: runInSlots({
      queue: "digests",
      name: "weekly digests",
      slots: 1,
      take: (free) => claimDigests(free, new Date()),
      idsOf: ({ workspaceId }) => idsOfWorkspace(workspaceId),
      run: async (claimed) => {
        await (await import("../weekly-digest/send-digest.ts")).sendDigest(claimed, new Date());
        return "done";
      },
    }),
    notices: startMailer(),
    deliveries: startDeliveries(undefined, isHearing),
  };
}
