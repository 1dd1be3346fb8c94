import { databasePool } from "../../database-connections.ts";
import { digestSession } from "../digest-session.ts";
import type { FoundUser } from "../find-user-by-email.ts";
import type { LinkPurpose } from "../schemas.ts";

/** What links hold: anything else is asked of no database. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
/** `prisma/access-functions.ts` has the function. */
const BY_DIGEST = `
  SELECT purpose, id, email, name, password_hash AS "passwordHash", confirmed_at AS "confirmedAt" FROM find_sign_in_link($1, $2)`;

/** Whose link this is, without using it up; null when it is unknown, used, expired or for something else. */
export async function findLink(secret: string, purpose: LinkPurpose, now: Date): Promise<FoundUser | null> {
  if (!SECRET.test(secret)) return null;
  const query = { name: "find-sign-in-link", text: BY_DIGEST, values: [digestSession(secret), now] };
  const [row] = (await databasePool().query<FoundUser & { purpose: string }>(query)).rows;
  if (row?.purpose !== purpose) return null;
  const { purpose: _, ...user } = row;
  return user;
}
