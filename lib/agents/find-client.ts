import { withIdentity } from "../db.ts";
import { isId } from "../ids.ts";

export type RegisteredClient = { id: string; name: string; redirectUris: string[] };

/** A client that has registered itself, by its id; null where there is none. */
export async function findClient(id: string): Promise<RegisteredClient | null> {
  if (!isId(id)) return null;
  const select = { id: true, name: true, redirectUris: true };
  return withIdentity({}, (db) => db.oauthClient.findFirst({ where: { id }, select }));
}
