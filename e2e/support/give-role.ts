// node e2e/support/give-role.ts <workspace> <role>: its members have this role from now on.
import { closeDatabase, identityDb } from "#lib/db.ts";
import { openDatabase } from "#scripts/database.ts";
import { prepareSettings } from "#scripts/settings.ts";

const [workspaceId = "", role = ""] = process.argv.slice(2);
const { dataDir, secrets } = prepareSettings();
const release = await openDatabase(dataDir, secrets.POSTGRES_PASSWORD);
await identityDb().membership.updateMany({ where: { workspaceId }, data: { role } });
await closeDatabase();
await release();
