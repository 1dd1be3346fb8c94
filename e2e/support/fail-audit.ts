// node e2e/support/fail-audit.ts <workspace> <audit>: ends a running audit as the worker does when its steps go on failing.
import { failAudit } from "#lib/audits/fail-audit.ts";
import { closeDatabase } from "#lib/db.ts";
import { openDatabase } from "#scripts/database.ts";
import { prepareSettings } from "#scripts/settings.ts";

const [workspaceId = "", auditId = ""] = process.argv.slice(2);
const { dataDir, secrets } = prepareSettings();
const release = await openDatabase(dataDir, secrets.POSTGRES_PASSWORD);
const title = "Audit Failed";
const detail = "A step failed 3 times; the run was given back. Start the audit again.";
const ended = await failAudit({ workspaceId, auditId, title, detail, now: new Date() });
await closeDatabase();
await release();
process.exit(ended ? 0 : 1);
