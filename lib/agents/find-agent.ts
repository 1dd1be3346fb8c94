import { databasePool } from "../database-connections.ts";
import type { ScopeName } from "../scopes.ts";

export type FoundAgent = {
  id: string;
  workspaceId: string;
  userId: string;
  clientId: string;
  clientName: string;
  redirectUri: string;
  scopes: ScopeName[];
  codeChallenge: string;
  codeExpiresAt: Date;
  codeUsedAt: Date | null;
  refreshDigest: Uint8Array<ArrayBuffer> | null;
  refreshExpiresAt: Date | null;
  /** Whether it was found by its code and not by a refresh token. */
  isOfCode: boolean;
};

const BY_DIGEST = `
  SELECT id, workspace_id AS "workspaceId", user_id AS "userId", client_id AS "clientId", client_name AS "clientName",
    redirect_uri AS "redirectUri", scopes, code_challenge AS "codeChallenge", code_expires_at AS "codeExpiresAt",
    code_used_at AS "codeUsedAt", refresh_digest AS "refreshDigest", refresh_expires_at AS "refreshExpiresAt",
    is_of_code AS "isOfCode" FROM find_agent($1)`;

/**
 * The agent of a code or a refresh token, whether that is good still or not; null for one that is not connected any more, or whose member may
 * allow it no more.
 * @param digest of the code, or of what refresh tokens share
 */
export async function findAgent(digest: Uint8Array): Promise<FoundAgent | null> {
  const query = { name: "find-agent", text: BY_DIGEST, values: [digest] };
  return (await databasePool().query<FoundAgent>(query)).rows[0] ?? null;
}
