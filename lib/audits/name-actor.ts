import { actorOf } from "../caller.ts";
import { identityDb } from "../db.ts";

/** Who asked for an audit, in words: a member by name, an API key, or the operator. */
export async function nameActor(requestedBy: string): Promise<string> {
  const { kind, id } = actorOf(requestedBy);
  if (kind === "key") return "an API key";
  if (kind === "operator") return "the operator";
  const user = await identityDb().user.findUnique({ where: { id } });
  return user?.name ?? "a former member";
}
