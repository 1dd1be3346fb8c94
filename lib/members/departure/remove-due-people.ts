import { endAgents } from "../../api-keys/end-agents.ts";
import { NO_REQUEST, writeEntry } from "../../audit-log/write-entry.ts";
import { OPERATOR } from "../../caller.ts";
import { acrossWorkspaces, type WorkspaceTx } from "../../db.ts";
import { lockUntilEnd } from "../../lock-until-end.ts";
import { teamLock } from "../../team/lock-team.ts";

const AT_ONCE = 50;
const ORDER = ["owner", "admin", "editor", "viewer"];

/**
 * Removes the people whose waiting time is over, each once, however many workers look: their row with all that they signed in by, their
 * memberships and the invitations that they sent. What they did stays in logs by an id that has no name any more.
 */
export async function removeDuePeople(now: Date): Promise<void> {
  const due = await acrossWorkspaces((tx) =>
    tx.user.findMany({
      where: { endsAt: { lte: now } },
      orderBy: { endsAt: "asc" },
      take: AT_ONCE,
      select: { id: true },
    }),
  );
  for (const { id } of due) await acrossWorkspaces((tx) => removePerson(tx, id, now));
}

async function removePerson(tx: WorkspaceTx, userId: string, now: Date): Promise<void> {
  // Locks the row and asks again: they may have signed in, or another worker have removed them, between the two.
  const waiting = await tx.user.updateMany({
    where: { id: userId, endsAt: { lte: now } },
    data: { endsAt: now },
  });
  if (waiting.count === 0) return;
  const memberships = await tx.membership.findMany({ where: { userId }, orderBy: { workspaceId: "asc" } });
  for (const { workspaceId } of memberships) await leave(tx, { userId, workspaceId, now });
  await tx.challenge.deleteMany({ where: { userId } });
  await tx.user.delete({ where: { id: userId } });
  const entry = { of: { userId }, actor: OPERATOR, subject: userId, origin: NO_REQUEST, now };
  await writeEntry(tx, { ...entry, action: "account.deleted" });
}

type Leaving = { userId: string; workspaceId: string; now: Date };

async function leave(tx: WorkspaceTx, { userId, workspaceId, now }: Leaving): Promise<void> {
  await lockUntilEnd(tx, teamLock(workspaceId));
  await tx.membership.deleteMany({ where: { workspaceId, userId } });
  await tx.invitation.deleteMany({ where: { workspaceId, invitedBy: userId } });
  await endAgents(tx, { workspaceId, userId }, now);
  const rest = await tx.membership.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
  });
  const [heir] = rest.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
  if (!heir) return deleteEmpty(tx, workspaceId, now);
  await tx.draft.updateMany({ where: { workspaceId, ownerId: userId }, data: { ownerId: heir.userId } });
  if (heir.role === "owner") return;
  await tx.membership.updateMany({
    where: { workspaceId, userId: heir.userId },
    data: { role: "owner" },
  });
  await record(tx, "member.made_owner", workspaceId, heir.userId, now);
}

/** Of a workspace that nobody is in any more; one that waits to be deleted goes on its own day. */
async function deleteEmpty(tx: WorkspaceTx, workspaceId: string, now: Date): Promise<void> {
  const { count } = await tx.workspace.updateMany({
    where: { id: workspaceId, deletedAt: null },
    data: { deletedAt: now },
  });
  if (count > 0) await record(tx, "workspace.deleted", workspaceId, workspaceId, now);
}

function record(
  tx: WorkspaceTx,
  action: "member.made_owner" | "workspace.deleted",
  workspaceId: string,
  subject: string,
  now: Date,
): Promise<void> {
  return writeEntry(tx, { of: { workspaceId }, actor: OPERATOR, action, subject, origin: NO_REQUEST, now });
}
