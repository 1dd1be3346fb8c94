import { databasePool } from "../../database-connections.ts";
import type { Provider } from "../values.ts";

/** An account at a provider, with whom it signs in. */
export type FoundIdentity = {
  identityId: string;
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
};

/** `prisma/access-functions.ts` has the function. */
const BY_SUBJECT = `
  SELECT identity_id AS "identityId", id, email, name, password_hash AS "passwordHash" FROM find_identity($1, $2)`;

/** Who signs in by this account at a provider, or null. */
export async function findIdentity(provider: Provider, subject: string): Promise<FoundIdentity | null> {
  const query = { name: "find-identity", text: BY_SUBJECT, values: [provider, subject] };
  return (await databasePool().query<FoundIdentity>(query)).rows[0] ?? null;
}
