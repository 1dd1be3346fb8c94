import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { authoriseInviting, requireSeat } from "./authorise-inviting.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { makeLinks } from "./make-links.ts";
import { type InvitationRow, presentInvitation } from "./present-invitation.ts";
import type { CreatedInvitation, InviteBody } from "./schemas.ts";

/**
 * Invites an email address into the workspace, whether it has an account here or not; that is told to nobody. An invitation that it has
 * already is replaced. It is good once, for seven days; of its secrets only digests are stored. With `SMTP_URL` it is mailed too, after
 * the transaction.
 * @param record writes the entry of the audit log, in the same transaction.
 * @throws Problem as `storeInvitation`.
 */
export async function inviteMember(
  caller: Caller,
  body: InviteBody,
  now: Date,
  record: Recorder,
): Promise<CreatedInvitation> {
  const links = makeLinks(now);
  return sendOut(await storeInvitation(caller, body, { links, now, record }), links, now);
}

type Links = ReturnType<typeof makeLinks>;

/**
 * Stores an invitation with its entry of the audit log, in one transaction; it is not mailed here.
 * @throws Problem 403 `Insufficient Scope` below admin, 409 `Already A Member` for the address of a member, 409 `Limit Reached` when
 * members and open invitations take all places of the plan.
 */
export async function storeInvitation(
  caller: Caller,
  { email, role }: InviteBody,
  { links, now, record }: { links: Links; now: Date; record: Recorder },
): Promise<Made> {
  const { workspaceId, actor } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    await authoriseInviting(tx, caller);
    if ((await tx.membership.count({ where: { workspaceId, user: { email } } })) > 0)
      throw new Problem("Already A Member", `${email} is already a member of this workspace.`);
    await requireSeat(tx, caller, email, now);
    await tx.invitation.deleteMany({ where: { workspaceId, email } });
    const data = { id: newId("inv"), workspaceId, email, role, invitedBy: actor.id, createdAt: now };
    const row = await tx.invitation.create({ data: { ...data, ...links.stored } });
    await record(tx, { workspaceId, subject: row.id, detail: { role } });
    return { row, ...(await readNames(tx, caller)) };
  });
}

/** The name of the caller's workspace and their own. */
export async function readNames(tx: WorkspaceTx, { workspaceId, actor }: Caller) {
  const { name: brand } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
  const people = await tx.user.findMany({ where: { id: actor.id }, select: { id: true, name: true } });
  return { brand, people };
}

type Made = { row: InvitationRow; brand: string; people: { id: string; name: string }[] };

/** Mails an invitation that is stored, and tells the link to it. */
export async function sendOut(
  { row, brand, people }: Made,
  { shownUrl, mailedUrl }: Links,
  now: Date,
): Promise<CreatedInvitation> {
  const { email, role } = row;
  const inviter = people[0]?.name ?? "Someone";
  const mailed = await mailInvitation({ email, role, brands: [brand], inviter, url: mailedUrl });
  return { ...presentInvitation(row, people, now), url: shownUrl, mailed };
}
