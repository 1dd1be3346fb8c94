import { withIdentity, withWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { digestOf } from "./digest-token.ts";

const MOST = 80;

/**
 * The brand of the digest that a link of one of its mails names; null where it is off, or was never on.
 * @param token of the link, as it came
 */
export async function findStoppable(workspaceId: string, token: string): Promise<{ brand: string } | null> {
  if (!isId(workspaceId) || token.length > MOST) return null;
  const tokenDigest = digestOf(token);
  const row = await withWorkspace(workspaceId, (tx) =>
    tx.weeklyDigest.findFirst({ where: { workspaceId, tokenDigest }, select: { userId: true } }),
  );
  if (!row) return null;
  const workspace = await withIdentity({ workspaceId }, (db) =>
    db.workspace.findFirst({ where: { id: workspaceId }, select: { name: true } }),
  );
  return workspace && { brand: workspace.name };
}

/** Ends the digest that a link of one of its mails names, without signing in. @returns whether there was one */
export async function stopDigest(workspaceId: string, token: string): Promise<boolean> {
  if (!isId(workspaceId) || token.length > MOST) return false;
  const where = { workspaceId, tokenDigest: digestOf(token) };
  return withWorkspace(workspaceId, async (tx) => (await tx.weeklyDigest.deleteMany({ where })).count > 0);
}
