import { runAudit } from "../audits/run-audit.ts";
import { checkDatabaseRole, closeDatabase } from "../db.ts";
import { startDeliveries } from "../deliveries/start-deliveries.ts";
import { JOBS } from "../jobs/jobs.ts";
import { closeQueue, openQueue, queueExists } from "../jobs/queue.ts";
import { log } from "../log.ts";
import { startMailer } from "../notices/start-mailer.ts";
import { fitAccountModels } from "../studio/fit-account-models.ts";
import { importUpload } from "../uploads/import-upload.ts";
import { reconcile } from "./reconcile.ts";

const RECONCILE_EVERY_MS = 3_000;
const POLL_SECONDS = 0.5;
const AUDITS_AT_ONCE = 4;
const IMPORTS_AT_ONCE = 2;

/** Whether this worker takes jobs off the queue; false while the queue is made anew. */
let isConsuming = false;

/**
 * Consumes jobs until it is stopped. Any number of workers may run on one database.
 * @param reconcileEveryMs how often queue and tables are brought into line
 * @returns a function that stops it: work in progress has a few seconds to finish; what does not is taken over by another
 * worker.
 */
export async function startWorker(reconcileEveryMs = RECONCILE_EVERY_MS): Promise<() => Promise<void>> {
  await checkDatabaseRole();
  await startConsumers();
  const stopDeliveries = startDeliveries();
  const stopMailer = startMailer();
  let reconciling: Promise<void> | null = null;
  const timer = setInterval(() => {
    // Never two at once, even when one takes long because the database hangs.
    reconciling ??= repairQueue()
      .then(() => reconcile(new Date()))
      .catch((error) => log().warn({ err: error }, "reconciler"))
      .finally(() => {
        reconciling = null;
      });
  }, reconcileEveryMs);
  return async () => {
    clearInterval(timer);
    stopMailer();
    await Promise.all([reconciling, stopDeliveries()]);
    await closeQueue();
    await closeDatabase();
  };
}

async function startConsumers(): Promise<void> {
  const queue = await openQueue("worker");
  const audits = { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: AUDITS_AT_ONCE };
  await queue.work("audit.run", audits, async (jobs) => {
    for (const job of jobs) {
      const { workspaceId, auditId } = JOBS["audit.run"].parse(job.data);
      await runAudit(workspaceId, auditId);
    }
  });
  const imports = { pollingIntervalSeconds: POLL_SECONDS, localConcurrency: IMPORTS_AT_ONCE };
  await queue.work("upload.import", imports, async (jobs) => {
    for (const job of jobs) {
      const { workspaceId, uploadId } = JOBS["upload.import"].parse(job.data);
      await importUpload(workspaceId, uploadId);
    }
  });
  await queue.work("drafts.learn", { pollingIntervalSeconds: POLL_SECONDS }, async (jobs) => {
    for (const job of jobs)
      await fitAccountModels(JOBS["drafts.learn"].parse(job.data).workspaceId, new Date());
  });
  isConsuming = true;
}

/** A queue whose tables were dropped is made anew; the reconciler then fills it from the tables of the work. */
async function repairQueue(): Promise<void> {
  if (isConsuming && (await queueExists())) return;
  log().warn("the tables of the queue are gone: making them anew");
  isConsuming = false;
  await closeQueue();
  await startConsumers();
}
