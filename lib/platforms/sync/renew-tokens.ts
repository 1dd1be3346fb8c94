import { type WorkspaceTx, withWorkspace } from "../../db.ts";
import type { ClientCredentials, Connector, Tokens } from "../connectors/connector.ts";
import { VendorFailure } from "../connectors/vendor-failure.ts";
import { refreshTokens } from "./oauth-client.ts";
import { findClient } from "./platform-settings.ts";
import { sealTokens, unsealTokens } from "./stored-tokens.ts";
import type { TokenSource } from "./vendor-session.ts";

type Of = { connector: Connector; workspaceId: string; profileId: string; now: () => Date };

/** An answer of the vendor may take 20 s while the row is locked. */
const TIMES = { timeoutMs: 60_000, idleMs: 45_000 };

/** The tokens of a connection, renewed when the connector says that it is time, or when the vendor refuses one. */
export function openTokens(of: Of): TokenSource {
  return {
    current: async () => (await freshTokens(of)).access,
    renew: async (refused) => (await freshTokens(of, refused)).access,
  };
}

/**
 * Tokens that can be used. They are renewed under the lock of their row, over all processes: who waited for it finds those of the other
 * one, and asks for none. Both tokens and their times are stored as one value before anybody uses them.
 * @param refused an access token that the vendor does not take
 * @throws VendorFailure `token_dead` when they cannot be renewed without the person
 */
export async function freshTokens(of: Of, refused?: string): Promise<Tokens> {
  const { connector, workspaceId, profileId, now } = of;
  const known = await withWorkspace(workspaceId, (tx) => readTokens(tx, of, false));
  if (isUsable(connector, known, refused, now())) return known;
  return withWorkspace(
    workspaceId,
    async (tx) => {
      const tokens = await readTokens(tx, of, true);
      if (isUsable(connector, tokens, refused, now())) return tokens;
      const renewed = await refreshTokens(connector, tokens, clientOf(connector), now());
      const where = { workspaceId_profileId: { workspaceId, profileId } };
      await tx.connection.update({ where, data: sealTokens(connector, renewed, of, now()) });
      return renewed;
    },
    TIMES,
  );
}

function isUsable(
  { consent, title }: Connector,
  tokens: Tokens,
  refused: string | undefined,
  now: Date,
): boolean {
  const renews = consent.renews(tokens, now);
  const isRefused = tokens.access === refused;
  const isOver = tokens.accessUntil !== null && tokens.accessUntil <= now;
  if (renews === "never" && (isRefused || isOver))
    throw new VendorFailure("token_dead", `The permission at ${title} has ended. Connect again.`);
  if (refused !== undefined) return !isRefused;
  return renews !== "now";
}

async function readTokens(tx: WorkspaceTx, { workspaceId, profileId }: Of, lock: boolean): Promise<Tokens> {
  const rows = lock
    ? await tx.$queryRaw<{ tokens: Uint8Array | null }[]>`
        SELECT tokens FROM connections WHERE workspace_id = ${workspaceId} AND profile_id = ${profileId} FOR UPDATE`
    : await tx.connection.findMany({ where: { workspaceId, profileId }, select: { tokens: true } });
  const sealed = rows[0]?.tokens;
  if (!sealed)
    throw new VendorFailure("token_dead", "This profile is no longer connected. Connect it again.");
  return unsealTokens(sealed, { workspaceId, profileId });
}

/** @throws VendorFailure when the operator has taken the settings away */
export function clientOf({ platform, title }: Connector): ClientCredentials {
  const client = findClient(platform);
  if (client) return client;
  throw new VendorFailure(
    "contract_changed",
    `This installation no longer has a client ID and secret for ${title}. The operator has to set them.`,
  );
}
