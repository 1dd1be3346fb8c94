import type { Role } from "../access/find-member.ts";
import { databasePool } from "../database-connections.ts";
import { digestSession } from "../members/digest-session.ts";
import type { Plan } from "../plans.ts";
import { Problem } from "../problems.ts";

export type FoundInvitation = {
  id: string;
  workspaceId: string;
  plan: Plan;
  /** Name of the workspace. */
  brand: string;
  email: string;
  role: Role;
  /** Null for a member who has gone. */
  inviter: string | null;
  expiresAt: Date;
  /** Whether the secret is that of the mail, which shows whose address it is. */
  isMailed: boolean;
};

/** What links hold: anything else is asked of no database. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** `prisma/access-functions.ts` has the function. */
const BY_DIGEST = `
  SELECT id, workspace_id AS "workspaceId", plan, brand, email, role, inviter, expires_at AS "expiresAt", is_mailed AS "isMailed"
  FROM find_invitation($1, $2)`;

/** The invitation with this secret; null when there is none, or it has expired, was withdrawn or has been used. */
export async function findInvitation(secret: string, now: Date): Promise<FoundInvitation | null> {
  if (!SECRET.test(secret)) return null;
  const query = { name: "find-invitation", text: BY_DIGEST, values: [digestSession(secret), now] };
  return (await databasePool().query<FoundInvitation>(query)).rows[0] ?? null;
}

/**
 * The invitation with this secret.
 * @throws Problem 400 `Invalid Request` where `findInvitation` finds none.
 */
export async function getInvitation(secret: string, now: Date): Promise<FoundInvitation> {
  const found = await findInvitation(secret, now);
  if (!found) throw invitationUsedUp();
  return found;
}

/** The answer to a link that leads nowhere. */
export function invitationUsedUp(): Problem {
  const detail =
    "This invitation has expired, was withdrawn or has been used. Ask whoever invited you for a new one.";
  return new Problem("Invalid Request", detail, { errors: [{ pointer: "/token", detail }] });
}

/** The answer to an id that is none of the workspace's. */
export function invitationNotFound(): Problem {
  return new Problem("Not Found", "There is no such invitation in this workspace, or it has been used.");
}
