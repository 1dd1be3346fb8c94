import { databasePool } from "../database-connections.ts";

/** A user as sign-in needs them. */
export type FoundUser = {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  /** When the address was shown to be theirs. */
  confirmedAt: Date | null;
};

const BY_EMAIL = `
  SELECT id, email, name, password_hash AS "passwordHash", confirmed_at AS "confirmedAt" FROM find_user_by_email($1)`;

/**
 * The user of an email address, or null.
 * @param email as `normaliseEmail` spells it.
 */
export async function findUserByEmail(email: string): Promise<FoundUser | null> {
  const query = { name: "find-user-by-email", text: BY_EMAIL, values: [email] };
  return (await databasePool().query<FoundUser>(query)).rows[0] ?? null;
}
