// The worker process: `npm start` runs one beside the web server; run as many more as you like on the same database.

import { checkDatabaseRole, countConnections } from "#lib/database-connections.ts";
import { forgetAddresses } from "#lib/env.ts";
import { openInside } from "#lib/inside/open-inside.ts";
import { CONNECTIONS, QUEUE_DEPTH } from "#lib/inside/readings.ts";
import { log } from "#lib/log.ts";
import { stopWithParent } from "#lib/stop-with-parent.ts";
import { countWaiting } from "#lib/worker/count-waiting.ts";
import { startReadingThreads } from "#lib/worker/start-reading-threads.ts";
import { startWorker } from "#lib/worker/worker.ts";
import { readEnvFile } from "./settings.ts";

readEnvFile();
forgetAddresses("DATABASE_OWNER_URL");
stopWithParent();
await checkDatabaseRole().catch((err) => {
  log().fatal({ err }, "worker");
  process.exit(1);
});
const readings = [
  { ...CONNECTIONS, read: countConnections },
  { ...QUEUE_DEPTH, read: () => countWaiting(new Date()) },
];
const closeInside = await openInside("worker", readings, (err) =>
  log().error({ err }, "cannot show what happens inside"),
);
startReadingThreads();
const stop = startWorker(undefined, undefined, async (...asked) => {
  const { writeReportMail } = await import("#app/report/write-report-mail.ts");
  return writeReportMail(...asked);
});
log().debug("worker started");

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stop()
      .then(closeInside)
      .then(
        () => process.exit(0),
        (error) => {
          log().error({ err: error }, "worker did not stop cleanly");
          process.exit(1);
        },
      );
  });
}
