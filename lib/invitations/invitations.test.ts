import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findMember } from "#lib/access/find-member.ts";
import type { Recorder } from "#lib/audit-log/recorder.ts";
import { NO_REQUEST } from "#lib/audit-log/write-entry.ts";
import type { Caller } from "#lib/caller.ts";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import { startSession } from "#lib/members/start-session.ts";
import { changeRole } from "#lib/team/change-role.ts";
import { removeMember } from "#lib/team/remove-member.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { addMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { discardOldInvitations } from "./discard-old-invitations.ts";
import { findInvitation } from "./find-invitation.ts";
import { inviteMember } from "./invite-member.ts";
import { listInvitations } from "./list-invitations.ts";
import { renewInvitation } from "./renew-invitation.ts";
import { signUpInvited } from "./sign-up-invited.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

const PASSWORD = "four green kettles";
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const secretOf = (url: string) => new URL(url).searchParams.get("token") ?? "";
const record: Recorder = async () => {};
let made = 0;

let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let owner: Caller;

beforeEach(async () => {
  workspace = await makeWorkspace("pro");
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: workspace.id } });
  owner = await callerOf(userId);
});
afterEach(stopMailServer);

async function callerOf(userId: string): Promise<Caller> {
  const member = await findMember(userId, workspace.id);
  if (!member) throw new Error("there is no such member");
  return member.caller;
}

const newEmail = () => `invited${++made}@example.com`;
const origin = () => ({ address: `198.51.100.${made % 250}`, requestId: null });

async function invite(email = newEmail(), role: "admin" | "editor" | "viewer" = "editor", at = now) {
  const told = await inviteMember(owner, { email, role }, at, record);
  return { ...told, token: secretOf(told.url) };
}

/** Somebody with an account, signed in. */
async function signedInAs(email: string, isConfirmed = false): Promise<SessionUser> {
  const there = await findUserByEmail(email);
  const user = there ?? { id: `usr_${"x".repeat(21)}${made}`, email, name: "Ada", passwordHash: "hash" };
  if (!there)
    await ownerDb().user.create({
      data: { ...user, createdAt: now, confirmedAt: isConfirmed ? now : null },
    });
  const browser = { address: "192.0.2.1", userAgent: "test", now };
  const secret = await startSession({ id: user.id, passwordHash: user.passwordHash ?? "" }, browser);
  return (await findSessionUser(secret ?? "", now)) as SessionUser;
}

describe("an invitation", () => {
  it("lets its address in once, with its role, and leaves an entry", async () => {
    const { token, email } = await invite();
    const user = await signedInAs(email);
    const entries = await entriesOf(() => acceptInvitation(user, token, NO_REQUEST, now));
    expect((await findMember(user.id, workspace.id))?.role).toBe("editor");
    expect(entries).toMatchObject([
      { action: "member.joined", workspace_id: workspace.id, actor_id: user.id, detail: { role: "editor" } },
    ]);
    await expect(acceptInvitation(user, token, NO_REQUEST, now)).rejects.toMatchObject({
      errors: [{ pointer: "/token" }],
    });
    expect(await findInvitation(token, now)).toBeNull();
  });

  it("lets in one of two that come at once", async () => {
    const { token, email } = await invite();
    const user = await signedInAs(email);
    const both = await Promise.allSettled([1, 2].map(() => acceptInvitation(user, token, NO_REQUEST, now)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("is good for seven days and not from a deleted workspace; its secret is not stored", async () => {
    const { token } = await invite();
    expect(await findInvitation(token, inDays(6.9))).toMatchObject({ role: "editor", isMailed: false });
    expect(await findInvitation(token, inDays(7.1))).toBeNull();
    const rows = await ownerDb().invitation.findMany({ where: { workspaceId: workspace.id } });
    expect(JSON.stringify(rows.map(({ digest }) => Buffer.from(digest).toString("utf8")))).not.toContain(
      token,
    );
    for (const other of ["", "x", `${token}a`, "A".repeat(43)])
      expect(await findInvitation(other, now)).toBeNull();
    await deleteWorkspace(workspace.id, now);
    expect(await findInvitation(token, now)).toBeNull();
  });

  it("is for its address alone", async () => {
    const { token, email } = await invite();
    const other = await signedInAs(newEmail());
    const accepted = acceptInvitation(other, token, NO_REQUEST, now);
    await expect(accepted).rejects.toThrow(`This invitation is for ${email}`);
    expect(await findMember(other.id, workspace.id)).toBeNull();
    expect(await findInvitation(token, now)).not.toBeNull();
  });

  it("is renewed with another link, replaced by a second one of the address, and withdrawn", async () => {
    const first = await invite();
    const renewed = await renewInvitation(owner, first.invitation_id, inDays(8), record);
    expect(await findInvitation(first.token, now)).toBeNull();
    expect(await findInvitation(secretOf(renewed.url), inDays(14))).not.toBeNull();
    const second = await invite(first.email, "viewer");
    expect(await findInvitation(secretOf(renewed.url), now)).toBeNull();
    expect(await listInvitations(owner, now)).toMatchObject([{ email: first.email, role: "viewer" }]);
    await withdrawInvitation(owner, second.invitation_id);
    expect(await findInvitation(second.token, now)).toBeNull();
    await expect(withdrawInvitation(owner, second.invitation_id)).rejects.toMatchObject({
      title: "Not Found",
    });
  });

  it("goes with the rights of whoever made it, and a month after it has expired", async () => {
    const admin = await addMember(workspace.id, "admin");
    const caller = await callerOf(admin.id);
    const one = await inviteMember(caller, { email: newEmail(), role: "viewer" }, now, record);
    await changeRole(owner, { userId: admin.id, role: "editor" }, new Date());
    expect(await findInvitation(secretOf(one.url), now)).toBeNull();
    await changeRole(owner, { userId: admin.id, role: "admin" }, new Date());
    const two = await inviteMember(caller, { email: newEmail(), role: "viewer" }, now, record);
    await removeMember(owner, admin.id, new Date());
    expect(await findInvitation(secretOf(two.url), now)).toBeNull();
    await invite();
    await discardOldInvitations(inDays(36));
    expect(await listInvitations(owner, inDays(36))).toMatchObject([{ is_expired: true }]);
    await discardOldInvitations(inDays(38));
    expect(await listInvitations(owner, now)).toEqual([]);
  });

  it("is made, listed, renewed and withdrawn by owners and admins of its own workspace", async () => {
    const { invitation_id } = await invite();
    const editor = await callerOf((await addMember(workspace.id, "editor")).id);
    const refused = { title: "Insufficient Scope" };
    const body = { email: newEmail(), role: "viewer" } as const;
    await expect(inviteMember(editor, body, now, record)).rejects.toMatchObject(refused);
    await expect(listInvitations(editor, now)).rejects.toMatchObject(refused);
    await expect(renewInvitation(editor, invitation_id, now, record)).rejects.toMatchObject(refused);
    await expect(withdrawInvitation(editor, invitation_id)).rejects.toMatchObject(refused);
    const own = owner;
    workspace = await makeWorkspace("pro");
    const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: workspace.id } });
    const foreign = await callerOf(userId);
    await expect(renewInvitation(foreign, invitation_id, now, record)).rejects.toMatchObject({ status: 404 });
    await expect(withdrawInvitation(foreign, invitation_id)).rejects.toMatchObject({ status: 404 });
    expect(await listInvitations(foreign, now)).toEqual([]);
    expect(await listInvitations(own, now)).toHaveLength(1);
  });
});

describe("the places of a plan", () => {
  it("count members and open invitations, also when two are invited at once", async () => {
    await addMember(workspace.id, "viewer");
    const both = await Promise.allSettled([invite(), invite()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ title: "Limit Reached", status: 409 });
    const [open] = await listInvitations(owner, now);
    await expect(invite(open?.email, "viewer")).resolves.toBeDefined();
    await expect(invite(newEmail(), "viewer", inDays(8))).resolves.toBeDefined();
  });

  it("hold for those who join after the plan became smaller", async () => {
    const { token, email } = await invite();
    await changeWorkspace(workspace.id, { plan: "creator" }, now);
    const user = await signedInAs(email);
    await expect(acceptInvitation(user, token, NO_REQUEST, now)).rejects.toMatchObject({
      title: "Limit Reached",
    });
    expect(await findInvitation(token, now)).not.toBeNull();
  });

  it("409 Already A Member for the address of a member", async () => {
    const { email } = await addMember(workspace.id, "viewer");
    await expect(invite(email)).rejects.toMatchObject({ title: "Already A Member", status: 409 });
  });
});

describe("somebody without an account", () => {
  const signUp = (token: string) => signUpInvited({ token, name: "Ada", password: PASSWORD }, origin(), now);

  it("makes one of the invited address, which a link that was shown does not confirm", async () => {
    const { token, email } = await invite();
    expect(await signUp(token)).toEqual({ received: true });
    expect(await findUserByEmail(email)).toMatchObject({ name: "Ada", confirmedAt: null });
    await acceptInvitation(await signedInAs(email), token, NO_REQUEST, now);
    expect(await findUserByEmail(email)).toMatchObject({ confirmedAt: null });
    await expect(signUp(token)).rejects.toMatchObject({ errors: [{ pointer: "/token" }] });
  });

  it("is told the same where there is one, of which nothing is changed", async () => {
    const { token, email } = await invite();
    await signedInAs(email);
    const before = await findUserByEmail(email);
    expect(await signUp(token)).toEqual({ received: true });
    expect(await findUserByEmail(email)).toEqual(before);
    expect(await findInvitation(token, now)).not.toBeNull();
  });

  it("is mailed a link of its own, as text and HTML, that confirms the address", async () => {
    const mails = await startMailServer();
    const told = await invite();
    expect(told.mailed).toBe(true);
    const text = (mails[0]?.text ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "=");
    expect(mails[0]?.to).toEqual([told.email]);
    expect(text).toContain("text/html");
    const [, token = ""] = /\/join\?token=([\w-]{43})/.exec(text) ?? [];
    expect(token).not.toBe(told.token);
    expect(await findInvitation(token, now)).toMatchObject({ isMailed: true });
    await signUp(token);
    expect(await findUserByEmail(told.email)).toMatchObject({ confirmedAt: now });
    await acceptInvitation(await signedInAs(told.email), token, NO_REQUEST, now);
    expect(await findInvitation(told.token, now)).toBeNull();
  });

  it("three mails an hour, and none that a mail server refuses; the link that is shown works anyway", async () => {
    const email = newEmail();
    const mails = await startMailServer();
    const told = [];
    for (let n = 0; n < 4; n++) told.push((await invite(email)).mailed);
    expect(told).toEqual([true, true, true, false]);
    expect(mails).toHaveLength(3);
    const refused = newEmail();
    await startMailServer({ [refused]: "550 no such mailbox" });
    const one = await invite(refused);
    expect(one.mailed).toBe(false);
    expect(await findInvitation(one.token, now)).not.toBeNull();
  });
});

it("an account that was not confirmed is confirmed by joining through the mailed link", async () => {
  const mails = await startMailServer();
  const { email } = await invite();
  const text = (mails[0]?.text ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  const [, token = ""] = /\/join\?token=([\w-]{43})/.exec(text) ?? [];
  const user = await signedInAs(email);
  const entries = await entriesOf(() => acceptInvitation(user, token, NO_REQUEST, now));
  expect(entries.map(({ action }) => action)).toEqual(["member.joined", "email.confirmed"]);
});
