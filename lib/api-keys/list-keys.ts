import { withIdentity } from "../db.ts";

export type KeyEntry = {
  key_id: string;
  name: string | null;
  prefix: string;
  last_four: string;
  scopes: string[];
  /** That it may be used from; empty for everywhere. */
  addresses: string[];
  /** Whether it is the token of an agent that a member has connected. */
  is_agent: boolean;
  created_by: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
};

/** The keys of a workspace, newest first, without the keys themselves, which are not stored. */
export async function listKeys(workspaceId: string): Promise<{ keys: KeyEntry[] }> {
  const rows = await withIdentity({ workspaceId }, (db) =>
    db.apiKey.findMany({ where: { workspaceId }, orderBy: { createdAt: "desc" } }),
  );
  const keys = rows.map((row) => ({
    key_id: row.id,
    name: row.name,
    prefix: row.prefix,
    last_four: row.lastFour,
    scopes: row.scopes,
    addresses: row.addresses,
    is_agent: row.agentId !== null,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  }));
  return { keys };
}
