import { afterEach, beforeEach, expect, it } from "vitest";
import { findMember, type Role } from "#lib/access/find-member.ts";
import { findSessionUser } from "#lib/members/find-session-user.ts";
import { startSession } from "#lib/members/start-session.ts";
import { makeWorkspace as makeFurther } from "#lib/workspaces/make-workspace.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { type Mail, startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { addMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { POST as accept } from "./invitations/accept/route.ts";
import { POST } from "./invitations/route.ts";

const OWN = { ...OWN_PAGE, "content-type": "application/json" };
let made = 0;
let email: string;
let owner: { id: string };
let ids: string[];

beforeEach(async () => {
  email = `colleague${++made}@example.com`;
  const first = await makeWorkspace("agency");
  const membership = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId: first.id } });
  owner = { id: membership.userId };
  const asked = { origin: { address: null, requestId: null }, now: new Date() };
  const further = async (name: string) => {
    const input = { account_id: first.accountId, name, industry: "", members: [] };
    return (await makeFurther(owner.id, input, asked)).workspace_id;
  };
  ids = [first.id, await further("Fernhill"), await further("Bramble")];
  signedIn.user = owner;
});
afterEach(stopMailServer);

const ask = (workspace_ids: string[], body: object = {}, headers: Record<string, string> = OWN) =>
  call(POST, "POST", "/internal/invitations", {
    headers,
    body: { email, role: "editor", workspace_ids, ...body },
  });
const giveRole = (workspaceId: string, role: Role) =>
  ownerDb().membership.updateMany({ where: { workspaceId, userId: owner.id }, data: { role } });

async function asSession(userId: string) {
  const { passwordHash } = await ownerDb().user.findUniqueOrThrow({ where: { id: userId } });
  const browser = { address: "192.0.2.1", userAgent: "test", now: new Date() };
  const secret = await startSession({ id: userId, passwordHash }, browser);
  return findSessionUser(secret ?? "", new Date());
}

const secretsIn = (url: string) => (new URL(url).searchParams.get("token") ?? "").split(".");

it("invites into all at once with one mail, whose one link joins them; each has its entry", async () => {
  const mails: Mail[] = await startMailServer();
  let url = "";
  const entries = await entriesOf(async () => {
    const { status, body } = await ask([...ids, ids[0] ?? ""]);
    expect([status, body.mailed]).toEqual([200, true]);
    expect(body.outcomes).toEqual(ids.map((workspace_id) => ({ workspace_id, refusal: null })));
    url = body.url;
  });
  expect(entries.map(({ action, workspace_id }) => [action, workspace_id])).toEqual(
    ids.map((id) => ["invitation.created", id]),
  );
  expect(secretsIn(url)).toHaveLength(3);
  expect(mails).toHaveLength(1);
  const mail = plainMail(mails[0]);
  expect(mail).toContain("Subject: Join 3 workspaces on Plinth");
  const mailed = /token=([\w.-]+)/.exec(mail)?.[1]?.split(".") ?? [];
  expect(mailed).toHaveLength(3);
  expect(mailed).not.toEqual(secretsIn(url));
  const person = await addMember((await makeWorkspace("pro")).id, "owner");
  await ownerDb().user.update({ where: { id: person.id }, data: { email } });
  signedIn.user = await asSession(person.id);
  for (const token of mailed)
    expect(
      (await call(accept, "POST", "/internal/invitations/accept", { headers: OWN, body: { token } })).status,
    ).toBe(200);
  for (const id of ids) expect((await findMember(person.id, id))?.role).toBe("editor");
});

it("asks the role in each: what one refuses changes nothing for the others", async () => {
  const [first = "", second = "", third = ""] = ids;
  await giveRole(second, "editor");
  const foreign = await makeWorkspace("agency");
  const member = await addMember(third, "viewer");
  await ownerDb().user.update({ where: { id: member.id }, data: { email } });
  const { body } = await ask([first, second, third, foreign.id, "ws_none"]);
  const refused = Object.fromEntries(
    body.outcomes.map((one: { workspace_id: string; refusal: string | null }) => [
      one.workspace_id,
      one.refusal,
    ]),
  );
  expect(refused).toEqual({
    [first]: null,
    [second]: expect.stringContaining("owners and admins"),
    [third]: `${email} is already a member of this workspace.`,
    [foreign.id]: "There is no such workspace, or you are not a member of it.",
    ws_none: "There is no such workspace, or you are not a member of it.",
  });
  expect(secretsIn(body.url)).toHaveLength(1);
  expect(await ownerDb().invitation.count({ where: { email } })).toBe(1);
});

it("tells where the plan has no place left", async () => {
  const [first = ""] = ids;
  for (let n = 0; n < 9; n++) await addMember(first, "viewer");
  const { body } = await ask(ids);
  expect(body.outcomes[0].refusal).toContain("The Agency plan includes 10 members");
  expect(body.outcomes.slice(1).every((one: { refusal: null }) => one.refusal === null)).toBe(true);
});

it("400 Invalid Request without workspaces and for an owner's role; from elsewhere and signed out nothing", async () => {
  expect((await ask([])).body.errors).toMatchObject([{ pointer: "/workspace_ids" }]);
  expect((await ask(ids, { role: "owner" })).body.errors).toMatchObject([{ pointer: "/role" }]);
  const told = async (headers: Record<string, string>) => {
    const answer = await ask(ids, {}, headers);
    expectProblemShape(answer);
    return answer.body.title;
  };
  for (const headers of FROM_ELSEWHERE)
    expect(await told({ ...headers, "content-type": "application/json" })).toBe("Forbidden");
  for (const type of FORM_TYPES)
    expect(await told({ ...OWN_PAGE, "content-type": type })).toBe("Unsupported Media Type");
  signedIn.user = null;
  expect(await told(OWN)).toBe("Unauthorized");
  expect(await ownerDb().invitation.count({ where: { email } })).toBe(0);
});
