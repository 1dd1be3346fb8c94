// node e2e/support/begin-campaign.ts <workspace> <campaign> <days>: moves the start of a campaign to so many days ago.
import { closeDatabase } from "#lib/db.ts";
import { openDatabase } from "#scripts/database.ts";
import { prepareSettings } from "#scripts/settings.ts";
import { beginDaysAgo } from "#scripts/testing/campaigns.ts";

const [workspaceId = "", campaignId = "", days = ""] = process.argv.slice(2);
const { dataDir, secrets } = prepareSettings();
const release = await openDatabase(dataDir, secrets.POSTGRES_PASSWORD);
await beginDaysAgo(workspaceId, campaignId, Number(days));
await closeDatabase();
await release();
