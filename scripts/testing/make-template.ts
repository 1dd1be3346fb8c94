// node scripts/testing/make-template.ts: brings the empty database of DATABASE_OWNER_URL to what every test file begins with:
// the schema.
import { closeDatabase } from "#lib/database-connections.ts";
import { migrate } from "#prisma/migrate.ts";

const { DATABASE_OWNER_URL = "", DATABASE_URL = "", DATABASE_SWEEP_URL = "" } = process.env;
await migrate(DATABASE_OWNER_URL, { app: DATABASE_URL, sweep: DATABASE_SWEEP_URL });
await closeDatabase();
// The engine leaves a timer of its lock behind that would hold the process for ten seconds.
process.exit(0);
