// npm run db:migrate: brings the database of DATABASE_OWNER_URL to the schema of this checkout, and the roles of DATABASE_URL and
// DATABASE_SWEEP_URL to their rights.
import { migrate } from "#prisma/migrate.ts";
import { readEnvFile } from "./settings.ts";

readEnvFile();

const { DATABASE_OWNER_URL: owner, DATABASE_URL: app, DATABASE_SWEEP_URL: sweep } = process.env;
try {
  if (!owner || !app || !sweep)
    throw new Error(
      'set DATABASE_OWNER_URL, DATABASE_URL and DATABASE_SWEEP_URL: README, "A database of your own"',
    );
  const applied = await migrate(owner, { app, sweep });
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(", ")}\n` : "up to date\n");
  // The engine leaves a timer of its lock behind that would hold the process for ten seconds.
  process.exit(0);
} catch (error) {
  process.stderr.write(`plinth: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
