// One of the two processes that fault 29 has renew the tokens of the same connection: WORKSPACE PROFILE; prints the access token.
import { argv, stdout } from "node:process";
import { closeDatabase } from "#lib/database-connections.ts";
import { findConnector } from "#lib/platforms/connectors/find-connector.ts";
import { freshTokens } from "#lib/platforms/sync/renew-tokens.ts";

const [, , workspaceId = "", profileId = ""] = argv;
const connector = findConnector("youtube");
if (!connector) throw new Error("there is no connector of youtube");
/** Past the end of the tokens. */
const later = new Date(Date.now() + 2 * 3_600_000);
const { access } = await freshTokens({ connector, workspaceId, profileId, now: () => later });
stdout.write(access);
await closeDatabase();
