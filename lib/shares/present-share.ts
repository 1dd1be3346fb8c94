import type { Share } from "./schemas.ts";

type Row = {
  id: string;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  passwordHash: string | null;
  lastOpenedAt: Date | null;
};

/** A link as members see it. @param people who may have made it */
export function presentShare(row: Row, people: readonly { id: string; name: string }[]): Share {
  return {
    share_id: row.id,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    created_by: people.find(({ id }) => id === row.createdBy)?.name ?? null,
    has_password: row.passwordHash !== null,
    last_opened_at: row.lastOpenedAt?.toISOString() ?? null,
  };
}
