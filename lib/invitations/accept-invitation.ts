import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { type IdentityTx, inIdentityTransaction, type WorkspaceTx } from "../db.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { digestSession } from "../members/digest-session.ts";
import type { SessionUser } from "../members/find-session-user.ts";
import { isSessionAlive, sessionOver } from "../members/is-session-alive.ts";
import { sessionCache } from "../members/session-cache.ts";
import { planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { teamLock } from "../team/lock-team.ts";
import { type FoundInvitation, getInvitation, invitationUsedUp } from "./find-invitation.ts";

/**
 * Makes whoever is signed in a member of the workspace that they are invited to, once; the address must be theirs. By a link that was
 * mailed the address is confirmed, too.
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile, 400 `Invalid Request` for a link that leads nowhere and for
 * one of another address, 409 `Limit Reached` when the plan has become too small.
 */
export async function acceptInvitation(
  user: SessionUser,
  token: string,
  origin: Origin,
  now: Date,
): Promise<{ workspace_id: string }> {
  const invitation = await getInvitation(token, now);
  if (invitation.email !== user.email) throw forAnother(invitation, user);
  const { workspaceId } = invitation;
  await inIdentityTransaction({ workspaceId, userId: user.id }, async (tx) => {
    if (!(await isSessionAlive(tx, user.sessionId, now))) throw sessionOver();
    await lockUntilEnd(tx as WorkspaceTx, teamLock(workspaceId));
    await useUp(tx, invitation, token, now);
    await join(tx, invitation, user.id, { origin, now });
    if (invitation.isMailed) await confirm(tx, user.id, { origin, now });
  });
  sessionCache().clear();
  return { workspace_id: workspaceId };
}

type At = { origin: Origin; now: Date };

function forAnother({ email }: FoundInvitation, user: SessionUser): Problem {
  const detail = `This invitation is for ${email}, and you are signed in as ${user.email}. Sign out and open the link again.`;
  return new Problem("Invalid Request", detail, { errors: [{ pointer: "/token", detail }] });
}

/** Two at once cannot both use it, nor one that was renewed or withdrawn meanwhile. */
async function useUp(tx: IdentityTx, { id, workspaceId }: FoundInvitation, token: string, now: Date) {
  const digest = digestSession(token);
  const { count } = await tx.invitation.deleteMany({
    where: { id, workspaceId, expiresAt: { gt: now }, OR: [{ digest }, { mailDigest: digest }] },
  });
  if (count === 0) throw invitationUsedUp();
}

async function join(
  tx: IdentityTx,
  { workspaceId, role, plan }: FoundInvitation,
  userId: string,
  at: At,
): Promise<void> {
  // Somebody may have let them in otherwise: what they are stays.
  if ((await tx.membership.count({ where: { workspaceId, userId } })) > 0) return;
  const limit = planLimits(plan).team_members;
  if ((await tx.membership.count({ where: { workspaceId } })) >= limit)
    throw new Problem(
      "Limit Reached",
      `All ${limit} places of the ${planName(plan)} plan are taken. Ask whoever invited you to make room.`,
    );
  await tx.membership.create({ data: { workspaceId, userId, role, createdAt: at.now } });
  const entry = { of: { workspaceId }, actor: { kind: "user", id: userId } as const, subject: userId };
  await writeEntry(tx, { ...entry, ...at, action: "member.joined", detail: { role } });
}

async function confirm(tx: IdentityTx, userId: string, at: At): Promise<void> {
  const data = { confirmedAt: at.now, linkDigest: null, linkUntil: null };
  const { count } = await tx.user.updateMany({ where: { id: userId, confirmedAt: null }, data });
  if (count === 0) return;
  const entry = { of: { userId }, actor: { kind: "user", id: userId } as const, subject: userId };
  await writeEntry(tx, { ...entry, ...at, action: "email.confirmed" });
}
