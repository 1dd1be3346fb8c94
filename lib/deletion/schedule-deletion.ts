import { findMember } from "../access/find-member.ts";
import type { Origin } from "../audit-log/write-entry.ts";
import { type IdentityTx, inIdentityTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { mailOwners } from "./mail-owners.ts";
import { markEnding } from "./mark-ending.ts";
import type { ScheduledDeletion } from "./schemas.ts";

type Asked = { origin: Origin; now: Date };

/**
 * Asks for the deletion of a workspace, in 14 days: until then it is closed to everybody, and an owner may keep it. Its owners are mailed.
 * The caller has asked for password or code before (`proveSelf`).
 * @param input.brand the name of the workspace, as they typed it
 * @throws Problem 404 `Not Found` for a workspace that is not theirs, 403 `Insufficient Scope` for others than owners, 400 `Invalid
 * Request` for another name, 409 `Main Workspace` for the main workspace of an account that has others.
 */
export async function scheduleDeletion(
  userId: string,
  { workspaceId, brand }: { workspaceId: string; brand: string },
  { origin, now }: Asked,
): Promise<ScheduledDeletion> {
  const member = await findMember(userId, workspaceId);
  if (!member) throw new Problem("Not Found", "There is no such workspace, or you are not a member of it.");
  const { accountId } = member.caller;
  const endsAt = await inIdentityTransaction({ userId, workspaceId, accountId }, async (tx) => {
    await requireOwner(tx, userId, workspaceId);
    const { name, isPrimary } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
    if (brand.trim() !== name.trim()) throw anotherName(name);
    if (isPrimary) await requireNoOthers(tx, { workspaceId, accountId });
    return markEnding(tx, { workspaceId, userId, origin, now });
  });
  mailOwners({ workspaceId, by: userId, endsAt });
  return { workspace_id: workspaceId, ends_at: endsAt.toISOString() };
}

/** @throws Problem 403 `Insufficient Scope` for whoever is no owner by now. */
export async function requireOwner(tx: IdentityTx, userId: string, workspaceId: string): Promise<void> {
  if ((await tx.membership.count({ where: { userId, workspaceId, role: "owner" } })) > 0) return;
  throw new Problem("Insufficient Scope", "A workspace is deleted, and kept, only by its owners.");
}

/** Keys of the main workspace reach the others: none of those must lose them, and no other key gain what they can. */
async function requireNoOthers(
  tx: IdentityTx,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<void> {
  const others = await tx.workspace.count({
    where: { accountId, deletedAt: null, id: { not: workspaceId } },
  });
  if (others === 0) return;
  throw new Problem(
    "Main Workspace",
    `This is the main workspace of its account: its API keys work for ${others === 1 ? "one other workspace" : `${others} other workspaces`}. Delete ${others === 1 ? "that" : "those"} first.`,
  );
}

function anotherName(name: string): Problem {
  const detail = `Must be the name of the workspace: ${name}`;
  return new Problem("Invalid Request", detail, { errors: [{ pointer: "/brand", detail }] });
}
