// The worker process: `npm start` runs one beside the web server; run as many more as you like on the same database.

import { checkDatabaseRole } from "#lib/db.ts";
import { forgetAddresses } from "#lib/env.ts";
import { log } from "#lib/log.ts";
import { stopWithParent } from "#lib/stop-with-parent.ts";
import { startWorker } from "#lib/worker/worker.ts";
import { readEnvFile } from "./settings.ts";

readEnvFile();
forgetAddresses("DATABASE_OWNER_URL");
stopWithParent();
await checkDatabaseRole().catch((err) => {
  log().fatal({ err }, "worker");
  process.exit(1);
});
const stop = startWorker();
log().debug("worker started");

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        log().error({ err: error }, "worker did not stop cleanly");
        process.exit(1);
      },
    );
  });
}
