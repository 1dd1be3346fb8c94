// npm run -s cli -- …: the operator's commands, over the same library functions as web and worker. Works whether or not the
// server is running.
import { closeDatabase } from "#lib/database-connections.ts";
import { runCommand } from "./cli/run-command.ts";
import { openDatabase } from "./database.ts";
import type { Release } from "./postgres/embedded.ts";
import { prepareSettings } from "./settings.ts";

let release: Release = async () => {};

const exitCode = await runCommand(process.argv.slice(2), async () => {
  const { dataDir, secrets } = prepareSettings();
  release = await openDatabase(dataDir, secrets);
});
await closeDatabase();
await release(true);
process.exit(exitCode);
