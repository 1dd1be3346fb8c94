import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findMember, type Member } from "#lib/access/find-member.ts";
import { withWorkspace } from "#lib/db.ts";
import { keepWorkspace } from "#lib/deletion/keep-workspace.ts";
import { scheduleDeletion } from "#lib/deletion/schedule-deletion.ts";
import { publicUrl } from "#lib/env.ts";
import { inviteMember } from "#lib/invitations/invite-member.ts";
import { inviteToSeveral } from "#lib/invitations/invite-to-several.ts";
import { mailDeparture } from "#lib/members/departure/mail-departure.ts";
import { requestLink } from "#lib/members/links/request-link.ts";
import { mailAfterSignUp, mailConfirmLink } from "#lib/members/mail-account.ts";
import { mailPasswordChanged } from "#lib/members/mail-password-changed.ts";
import { mailIdentityLinked } from "#lib/members/providers/mail-identity-linked.ts";
import { signUp } from "#lib/members/sign-up.ts";
import { mailNotices } from "#lib/notices/mail-notices.ts";
import { writeNotice } from "#lib/notices/write-notice.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { makeWorkspace } from "#lib/workspaces/make-workspace.ts";
import { type Mail, startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { addMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";

const now = new Date();
const asked = { origin: { address: "192.0.2.1", requestId: null }, now };
let people = 0;
let email: string;
let member: Member;

beforeEach(async () => {
  people++;
  email = `person${people}@mail.example`;
  const { workspace_id } = await createWorkspace({
    name: "Brand",
    plan: "agency",
    owner: email,
    password: "correct horse battery",
    now,
  });
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: workspace_id } });
  member = (await findMember(userId, workspace_id)) as Member;
});
afterEach(stopMailServer);

const workspaceId = () => member.workspace.id;
const further = (...members: string[]) => {
  return { account_id: member.caller.accountId, name: "Fernhill", industry: "", members };
};
const deletion = () =>
  scheduleDeletion(member.caller.actor.id, { workspaceId: workspaceId(), brand: "Brand" }, asked);

async function confirmNew(): Promise<void> {
  const fresh = `new${people}@mail.example`;
  const input = { brand: "Brand", name: "Ada", email: fresh, password: "seven quiet lamps" };
  stopMailServer();
  await signUp(input, { address: `198.51.100.${people}`, requestId: null }, now);
  await server();
  await mailConfirmLink(fresh, now);
}

async function notice(): Promise<void> {
  const told = { kind: "webhook.disabled", subject: "Webhook disabled", detail: "It gets no more.", now };
  await withWorkspace(workspaceId(), (tx) => writeNotice(tx, { workspaceId: workspaceId(), ...told }));
  await mailNotices(now);
}

async function kept(): Promise<void> {
  stopMailServer();
  await deletion();
  await server();
  await keepWorkspace(member.caller.actor.id, workspaceId(), asked);
}

let mails: Mail[];
const server = async () => {
  mails = await startMailServer();
};

/** What has each mail sent, by its subject. */
const MAILS: Record<string, () => unknown> = {
  "Confirm your email address": confirmNew,
  "You already have an account": () => mailAfterSignUp(email, { isNew: false }, now),
  "Choose a new password": () => requestLink({ email, purpose: "reset" }, "192.0.2.9", now),
  "Choose a new password to sign in": async () => {
    await ownerDb().user.updateMany({ where: { email }, data: { confirmedAt: null } });
    return requestLink({ email, purpose: "sign_in" }, "192.0.2.9", now);
  },
  "Your link to sign in": () => requestLink({ email, purpose: "sign_in" }, "192.0.2.9", now),
  "Your password has been changed": () => mailPasswordChanged(email),
  "You can now sign in with GitHub": () => mailIdentityLinked(email, "github"),
  "Join Brand on Plinth": () =>
    inviteMember(member.caller, { email: "b@mail.example", role: "viewer" }, now, async () => {}),
  "Join 2 workspaces on Plinth": async () => {
    const second = await makeWorkspace(member.caller.actor.id, further(), asked);
    const workspace_ids = [workspaceId(), second.workspace_id];
    const body = { email: "c@mail.example", role: "viewer", workspace_ids } as const;
    return inviteToSeveral(member.caller.actor.id, body, asked);
  },
  "You have been added to Fernhill on Plinth": async () => {
    const { id } = await addMember(workspaceId(), "editor");
    return makeWorkspace(member.caller.actor.id, further(id), asked);
  },
  "Brand: Webhook disabled": notice,
  "Brand will be deleted on": deletion,
  "Brand will not be deleted": kept,
  "Your account will be deleted on": () => mailDeparture(email, now),
  "Your account will not be deleted": () => mailDeparture(email, null),
};

it.each(Object.keys(MAILS))(
  "%s: as text and as HTML with the same words, and nothing from elsewhere",
  async (subject) => {
    await server();
    await MAILS[subject]?.();
    await vi.waitFor(() => expect(mails).toHaveLength(1), 10_000);
    const [head = "", text = "", html = ""] = plainMail(mails[0]).split(
      /^Content-Type: text\/(?:plain|html).*$/m,
    );
    expect(head).toContain(`Subject: ${subject}`);
    expect(head).toContain("multipart/alternative");
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/);
    for (const paragraph of bodyOf(text)
      .split("\n\n")
      .flatMap((one) => one.split(":\n")))
      expect(wordsOf(html), paragraph).toContain(paragraph);
    const addresses = [...`${text}${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => address);
    for (const address of addresses) expect(new URL(address).origin).toBe(new URL(publicUrl()).origin);
    expect(html.match(/class="button"/g) ?? []).toHaveLength(addresses.length > 0 ? 1 : 0);
  },
);

/** Without the head of the part, and what stands between parts. */
function bodyOf(part: string): string {
  return part
    .replace(/^[\s\S]*?\n\n/, "")
    .replace(/\n+----_[\s\S]*$/, "")
    .trim();
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"');
}
