import type { WorkspaceTx } from "../../db.ts";
import { log } from "../../log.ts";
import type { Connector, Tokens } from "../connectors/connector.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { revokeTokens } from "../sync/oauth-client.ts";
import { findClient } from "../sync/platform-settings.ts";
import { unsealTokens } from "../sync/stored-tokens.ts";

export type Granted = { connector: Connector; tokens: Tokens };

/** What the connections of some profiles hold, to be revoked when they are gone. */
export async function readGranted(tx: WorkspaceTx, workspaceId: string, ids: string[]): Promise<Granted[]> {
  const rows = await tx.connection.findMany({ where: { workspaceId, profileId: { in: ids } } });
  return rows.flatMap(({ profileId, platform, tokens }) => {
    const connector = findConnector(platform);
    if (!connector || !tokens) return [];
    return [{ connector, tokens: unsealTokens(tokens, { workspaceId, profileId }) }];
  });
}

/** Removes connections with their tokens and the pictures that came by them, and ends their syncs, which write nothing from then on. */
export async function endConnections(
  tx: WorkspaceTx,
  workspaceId: string,
  ids: string[],
  now: Date,
): Promise<void> {
  const of = { workspaceId, profileId: { in: ids } };
  await tx.connection.deleteMany({ where: of });
  await tx.postPicture.deleteMany({ where: { ...of, seenAt: { not: null } } });
  await tx.sync.updateMany({
    where: { ...of, status: "processing" },
    data: {
      status: "failed",
      completedAt: now,
      leaseToken: null,
      leaseUntil: null,
      errorTitle: "Disconnected",
      errorDetail: "The profile was disconnected while it was being read. What had been read is kept.",
    },
  });
}

/** Ends grants at their vendors. One that does not answer keeps nobody from disconnecting: the tokens are gone here. */
export async function revokeGranted(granted: readonly Granted[]): Promise<void> {
  for (const { connector, tokens } of granted) {
    const client = findClient(connector.platform);
    if (!client) continue;
    await revokeTokens(connector, tokens, client).catch((error: Error) =>
      log().warn({ platform: connector.platform, failure: error.name }, "a grant could not be revoked"),
    );
  }
}
