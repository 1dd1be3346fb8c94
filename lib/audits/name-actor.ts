import { actorOf } from "../caller.ts";
import { withIdentity } from "../db.ts";
import type { Requester } from "./schemas.ts";

/** Who asked for an audit. A member who has gone has no name. */
export async function nameActor(requestedBy: string, workspaceId: string): Promise<Requester> {
  const { kind, id } = actorOf(requestedBy);
  if (kind !== "user") return { kind };
  const user = await withIdentity({ workspaceId }, (db) => db.user.findFirst({ where: { id } }));
  return { kind, name: user?.name ?? null };
}
