// node scripts/testing/make-template.ts: brings the empty database of DATABASE_URL to what every test file begins with:
// the schema, and the tables of the queue.
import { closeDatabase, databaseUrl } from "#lib/db.ts";
import { closeQueue, openQueue } from "#lib/jobs/queue.ts";
import { migrate } from "#prisma/migrate.ts";

await migrate(databaseUrl());
await openQueue("sender");
await closeQueue();
await closeDatabase();
// The engine leaves a timer of its lock behind that would hold the process for ten seconds.
process.exit(0);
