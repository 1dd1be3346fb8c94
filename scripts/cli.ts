// npm run -s cli -- …: the operator's commands, over the same library functions as web and worker. Works whether or not the
// server is running.
import { CommanderError } from "commander";
import { closeDatabase } from "#lib/db.ts";
import { closeQueue } from "#lib/jobs/queue.ts";
import { Problem } from "#lib/problems.ts";
import { buildProgram } from "./cli/program.ts";
import { openDatabase } from "./database.ts";
import type { Release } from "./postgres/embedded.ts";
import { prepareSettings } from "./settings.ts";

const json = process.argv.includes("--json");
let release: Release = async () => {};

const program = buildProgram({
  json,
  openDatabase: async () => {
    const { dataDir, secrets } = prepareSettings();
    release = await openDatabase(dataDir, secrets.POSTGRES_PASSWORD);
  },
});

let exitCode = 0;
try {
  await program.parseAsync();
} catch (error) {
  exitCode = complain(error);
} finally {
  await closeQueue();
  await closeDatabase();
  await release(true);
}
process.exit(exitCode);

function complain(error: unknown): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof CommanderError && error.code === "commander.help" && !json) return 1;
  if (error instanceof CommanderError && error.code === "commander.help")
    error.message = "name a command; --help lists them";
  const detail = (error instanceof Error ? error.message : String(error)).replace(/^error: /, "");
  const title =
    error instanceof Problem
      ? error.title
      : error instanceof CommanderError
        ? "Invalid Command"
        : "Command Failed";
  const line = json
    ? JSON.stringify({ error: { title, detail } })
    : `plinth: ${detail.replace(/\s*\n\s*/g, " ")}`;
  process.stderr.write(`${line}\n`);
  return 1;
}
