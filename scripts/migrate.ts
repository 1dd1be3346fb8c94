// npm run db:migrate: brings the database of DATABASE_DIRECT_URL or DATABASE_URL to the schema of this checkout.
import { migrate } from "#prisma/migrate.ts";
import { readEnvFile } from "./settings.ts";

readEnvFile();

const url = process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL;
try {
  if (!url) throw new Error("set DATABASE_URL to the PostgreSQL that is to be migrated");
  const applied = await migrate(url);
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(", ")}\n` : "up to date\n");
  // The engine leaves a timer of its lock behind that would hold the process for ten seconds.
  process.exit(0);
} catch (error) {
  process.stderr.write(`plinth: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
