import { readWorkspace, type WorkspaceReader } from "../../db.ts";
import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import { findConnector } from "../connectors/find-connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { findClient, readSettings } from "./platform-settings.ts";
import { openTokens } from "./renew-tokens.ts";
import type { TokenSource } from "./vendor-session.ts";

/**
 * So much of every budget may be used when a watched profile is read: the rest is always there for the brand's own, whoever comes
 * first.
 */
export const WATCHED_SHARE = 0.5;

/** With whose permission somebody else's account is read. */
export type WatchedAccess = {
  /** Of the account whose budgets it takes from. */
  accountId: string;
  tokens: TokenSource;
};
type Of = { platform: Platform; workspaceId: string; now: () => Date };

/**
 * How a workspace reads accounts of others on a platform: with the permission of the first own account that is connected there, or with the
 * operator's where the platform asks for that.
 * @returns the access; in its place a sentence for a person with what there is to do when there is none
 */
export async function findWatchedAccess(of: Of): Promise<WatchedAccess | string> {
  const { platform, workspaceId } = of;
  const title = PLATFORM_WORDS[platform];
  const connector = findConnector(platform);
  if (!connector?.findWatched)
    return `${title} does not let anyone read other people's accounts: import files instead.`;
  if (connector.operatorAccess) {
    const given = connector.operatorAccess(readSettings(platform));
    return given ? { accountId: given.accountId, tokens: fixed(given.access, title) } : notSetUp(platform);
  }
  if (!findClient(platform)) return notSetUp(platform);
  const reader = await readWorkspace(workspaceId, (db) => findReader(db, workspaceId, platform));
  if (!reader)
    return `${title} only shows other people's accounts to its own users: connect an account of yours on ${title}.`;
  const again = `It is read with the permission of @${reader.handle}, which has ended. Connect @${reader.handle} on ${title} again.`;
  if (reader.status === "reconnect_required") return again;
  const tokens = openTokens({ connector, workspaceId, profileId: reader.id, now: of.now });
  return { accountId: reader.accountId, tokens: saying(tokens, again) };
}

function notSetUp(platform: Platform): string {
  const title = PLATFORM_WORDS[platform];
  return `${title} cannot be read automatically on this installation. Import its files instead.`;
}

/** The own profile that lists show first, of those that are connected by the platform's interface; one that works before one that does not. */
async function findReader(tx: WorkspaceReader, workspaceId: string, platform: Platform) {
  const connections = await tx.connection.findMany({
    where: { workspaceId, platform, tokens: { not: null } },
    select: { profileId: true, accountId: true },
  });
  const accountOf = new Map(connections.map(({ profileId, accountId }) => [profileId, accountId]));
  const profiles = await tx.profile.findMany({
    where: { workspaceId, id: { in: [...accountOf.keys()] }, role: "own", disconnectedAt: null },
    orderBy: [{ preferredAt: { sort: "desc", nulls: "last" } }, { connectedAt: "asc" }, { id: "asc" }],
    select: { id: true, handle: true, status: true },
  });
  const found = profiles.find(({ status }) => status !== "reconnect_required") ?? profiles[0];
  return found ? { ...found, accountId: accountOf.get(found.id) ?? "" } : null;
}

/** What ends one's own permission is told as that, not as a matter of the account that is read. */
function saying(tokens: TokenSource, words: string): TokenSource {
  const told = (work: Promise<string>) =>
    work.catch((error: unknown) => {
      if (error instanceof VendorFailure && error.kind === "token_dead")
        throw new VendorFailure("token_dead", words);
      throw error;
    });
  return { current: () => told(tokens.current()), renew: (refused) => told(tokens.renew(refused)) };
}

function fixed(access: string, title: string): TokenSource {
  return {
    current: async () => access,
    renew: async () => {
      const words = `${title} no longer accepts this installation's own token. The operator has to set another one.`;
      throw new VendorFailure("token_dead", words);
    },
  };
}
