import OAuth2Server from "@node-oauth/oauth2-server";
import { digestKey, generateKey, PREFIXES } from "../api-keys/key-format.ts";
import { forgetKeys } from "../api-keys/known-keys.ts";
import type { Origin } from "../audit-log/write-entry.ts";
import { inOneTransaction, type WorkspaceTx, withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { endByClient } from "./end-by-client.ts";
import { type FoundAgent, findAgent } from "./find-agent.ts";
import { findClient } from "./find-client.ts";
import { isRegistered } from "./redirect-uri.ts";
import { digestFamily, isRefreshToken, newCode, newRefreshToken } from "./token-format.ts";

export const CODE_SECONDS = 120;
export const ACCESS_SECONDS = 3_600;
/** An agent that is not used for so long has to be connected anew. */
export const REFRESH_SECONDS = 30 * 24 * 3_600;

/** What is asked of the library, and no more. */
export const GRANTS = ["authorization_code", "refresh_token"];

type Model = OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;
type Asking = { origin: Origin; now: Date };
/** Whom a code is made for, and what is told of it. */
type Consent = { workspaceId: string; clientName: string; challenge: string };

/**
 * What the library asks of the tables, for one request: what it finds for a token is what its successor takes the place of, in one
 * transaction, so that two requests with one token cannot both succeed.
 */
export function openModel({ origin, now }: Asking, consent?: Consent): Model {
  let found: FoundAgent | null = null;
  let shown = "";
  const endReused = async (agent: FoundAgent) => {
    await endByClient(agent, { by: "reuse", origin, now });
    return null;
  };
  return {
    getClient: async (id, secret) => {
      // No client has any secret.
      const client = secret ? null : await findClient(id);
      return client && { ...client, grants: GRANTS };
    },
    validateRedirectUri: async (uri, client) => isRegistered(uri, client.redirectUris as string[]),
    validateScope: async (_user, _client, scope) => scope ?? false,
    generateAuthorizationCode: async () => newCode(),
    generateAccessToken: async () => generateKey("agent"),
    generateRefreshToken: async () => newRefreshToken(shown || undefined),
    getAccessToken: async () => null,

    saveAuthorizationCode: async (code, client, user) => {
      if (!consent) throw new Error("a code is made only of a member's consent");
      const { workspaceId, clientName, challenge } = consent;
      const data = {
        ...{ id: newId("agt"), workspaceId, userId: user.id as string, clientId: client.id, clientName },
        ...{ redirectUri: code.redirectUri, scopes: code.scope ?? [], createdAt: now },
        ...{ codeDigest: digestKey(code.authorizationCode), codeChallenge: challenge },
        codeExpiresAt: code.expiresAt,
      };
      await withWorkspace(workspaceId, (tx) => tx.agent.create({ data }));
      return { ...code, client, user, agentId: data.id };
    },
    getAuthorizationCode: async (code) => {
      found = await findAgent(digestKey(code));
      if (!found?.isOfCode) return null;
      if (found.codeUsedAt) return endReused(found);
      const { redirectUri, scopes, codeChallenge, codeExpiresAt: expiresAt } = found;
      const what = { authorizationCode: code, expiresAt, redirectUri, scope: scopes };
      return { ...what, ...whoseOf(found), codeChallenge, codeChallengeMethod: "S256" };
    },
    revokeAuthorizationCode: async () => {
      if (!found) return false;
      const { workspaceId, id } = found;
      const { count } = await withWorkspace(workspaceId, (tx) =>
        tx.agent.updateMany({ where: { workspaceId, id, codeUsedAt: null }, data: { codeUsedAt: now } }),
      );
      if (count === 0) await endReused(found);
      return count > 0;
    },
    getRefreshToken: async (token) => {
      if (!isRefreshToken(token)) return null;
      found = await findAgent(digestFamily(token));
      if (!found?.refreshDigest || found.isOfCode) return null;
      if (!Buffer.from(digestKey(token)).equals(found.refreshDigest)) return endReused(found);
      shown = token;
      const { scopes, refreshExpiresAt } = found;
      const until = refreshExpiresAt && { refreshTokenExpiresAt: refreshExpiresAt };
      return { refreshToken: token, scope: scopes, ...whoseOf(found), ...until };
    },
    // The next token takes its place in `saveToken`.
    revokeToken: async () => found !== null,
    saveToken: async (token, client, user) => {
      if (!found) throw new Error("a token is made only of a code or of another token");
      const agent = found;
      const isKept = await inOneTransaction(agent.workspaceId, (tx) => keepToken(tx, agent, token, now));
      if (isKept) {
        forgetKeys();
        return { ...token, client, user };
      }
      await endReused(agent);
      throw new OAuth2Server.InvalidGrantError("Invalid grant: it was used at the same time");
    },
  };
}

function whoseOf({ clientId, userId }: FoundAgent) {
  return { client: { id: clientId, grants: GRANTS }, user: { id: userId } };
}

/** Keeps a pair of tokens in the place of the one before. @returns false when that has gone meanwhile */
async function keepToken(
  tx: WorkspaceTx,
  agent: FoundAgent,
  token: OAuth2Server.Token,
  now: Date,
): Promise<boolean> {
  const { workspaceId, id, refreshDigest, clientName, userId } = agent;
  const refreshToken = token.refreshToken ?? "";
  const data = {
    familyDigest: digestFamily(refreshToken),
    refreshDigest: digestKey(refreshToken),
    refreshExpiresAt: token.refreshTokenExpiresAt ?? now,
  };
  const { count } = await tx.agent.updateMany({
    where: { workspaceId, id, refreshDigest, revokedAt: null },
    data,
  });
  if (count === 0) return false;
  const access = {
    digest: digestKey(token.accessToken),
    lastFour: token.accessToken.slice(-4),
    scopes: token.scope ?? [],
    expiresAt: token.accessTokenExpiresAt ?? now,
  };
  const { count: renewed } = await tx.apiKey.updateMany({
    where: { workspaceId, agentId: id },
    data: access,
  });
  if (renewed > 0) return true;
  const first = {
    ...{ id: newId("key"), workspaceId, agentId: id, name: clientName, prefix: PREFIXES.agent },
    ...{ createdBy: userId, createdAt: now },
  };
  await tx.apiKey.create({ data: { ...first, ...access } });
  return true;
}
