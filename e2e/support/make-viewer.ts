// node e2e/support/make-viewer.ts <workspace>: its members may look at everything from now on, and change nothing.
import { closeDatabase, identityDb } from "#lib/db.ts";
import { openDatabase } from "#scripts/database.ts";
import { prepareSettings } from "#scripts/settings.ts";

const [workspaceId = ""] = process.argv.slice(2);
const { dataDir, secrets } = prepareSettings();
const release = await openDatabase(dataDir, secrets.POSTGRES_PASSWORD);
await identityDb().membership.updateMany({ where: { workspaceId }, data: { role: "viewer" } });
await closeDatabase();
await release();
