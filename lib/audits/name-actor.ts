import { identityDb } from "../db.ts";

/** Who asked for an audit, in words: a member by name, an API key, or the operator. */
export async function nameActor(actor: string): Promise<string> {
  if (actor.startsWith("key_")) return "an API key";
  if (!actor.startsWith("usr_")) return "the operator";
  const user = await identityDb().user.findUnique({ where: { id: actor } });
  return user?.name ?? "a former member";
}
