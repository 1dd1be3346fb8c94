import type { Invitation } from "./schemas.ts";

export type InvitationRow = {
  id: string;
  email: string;
  role: string;
  invitedBy: string;
  expiresAt: Date;
};

/** An invitation as owners and admins see it. @param people who may have made it */
export function presentInvitation(
  row: InvitationRow,
  people: readonly { id: string; name: string }[],
  now: Date,
): Invitation {
  return {
    invitation_id: row.id,
    email: row.email,
    role: row.role as Invitation["role"],
    invited_by: people.find(({ id }) => id === row.invitedBy)?.name ?? null,
    expires_at: row.expiresAt.toISOString(),
    is_expired: row.expiresAt <= now,
  };
}
