import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "#lib/access/find-member.ts";
import { inviteMember } from "#lib/invitations/invite-member.ts";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { startSession } from "#lib/members/start-session.ts";

import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { addMember, makeMember } from "#scripts/testing/members.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { POST as accept } from "./invitations/accept/route.ts";
import { POST as signUp } from "./invitations/sign-up/route.ts";

const OWN = {
  ...OWN_PAGE,
  "content-type": "application/json",
  "x-forwarded-for": "203.0.113.7",
  "x-request-id": "order-of-joining",
};
let owner: Member;
let guest: SessionUser;
let token: string;

beforeAll(async () => {
  owner = await makeMember("owner");
  const { id, email } = await addMember((await makeMember("owner")).workspace.id, "viewer");
  await ownerDb().user.update({ where: { id }, data: { passwordHash: "hash" } });
  const browser = { address: "192.0.2.1", userAgent: "test", now: new Date() };
  const secret = await startSession({ id, passwordHash: "hash" }, browser);
  guest = { ...((await findSessionUser(secret ?? "", new Date())) as SessionUser), email };
});

beforeEach(async () => {
  signedIn.user = guest;
  const body = { email: guest.email, role: "viewer" } as const;
  await ownerDb().membership.deleteMany({ where: { workspaceId: owner.workspace.id, userId: guest.id } });
  const { url } = await inviteMember(owner.caller, body, new Date(), async () => {});
  token = new URL(url).searchParams.get("token") ?? "";
});

const send = (handler: typeof accept, body: object, headers: Record<string, string> = OWN) =>
  call(handler, "POST", "/internal/invitations", { headers, body });
const isMember = async () =>
  (await ownerDb().membership.count({
    where: { workspaceId: owner.workspace.id, userId: guest.id },
  })) === 1;

it("POST /internal/invitations/accept lets the invited in and leaves one entry", async () => {
  const entries = await entriesOf(async () => {
    expect((await send(accept, { token })).body).toEqual({ workspace_id: owner.workspace.id });
  });
  expect(await isMember()).toBe(true);
  expect(entries).toMatchObject([
    { action: "member.joined", subject_id: guest.id, address: "203.0.113.7", request_id: "order-of-joining" },
  ]);
});

describe("nobody joins", () => {
  it("signed out, from another site, or by what a form could send", async () => {
    for (const headers of FROM_ELSEWHERE)
      expect((await send(accept, { token }, { ...headers, "content-type": "application/json" })).status).toBe(
        403,
      );
    for (const type of FORM_TYPES)
      expect((await send(accept, { token }, { ...OWN_PAGE, "content-type": type })).status).toBe(415);
    signedIn.user = null;
    const answer = await send(accept, { token });
    expectProblemShape(answer);
    expect(answer.status).toBe(401);
    expect(await isMember()).toBe(false);
  });

  it("with a link that leads nowhere, or without one", async () => {
    for (const body of [{ token: "A".repeat(43) }, { token: "" }, {}, { token: "x".repeat(101) }])
      expect((await send(accept, body)).body).toMatchObject({ title: "Invalid Request" });
    expect(await isMember()).toBe(false);
  });
});

describe("POST /internal/invitations/sign-up", () => {
  const person = () => ({ token, name: "Ada", password: "four green kettles" });

  it("answers the same with and without an account of the address, signed in or not", async () => {
    signedIn.user = null;
    expect((await send(signUp, person())).body).toEqual({ received: true });
    const body = { email: "somebody.new@example.com", role: "viewer" } as const;
    const { url } = await inviteMember(owner.caller, body, new Date(), async () => {});
    token = new URL(url).searchParams.get("token") ?? "";
    expect((await send(signUp, person())).body).toEqual({ received: true });
    expect(await ownerDb().user.count({ where: { email: body.email } })).toBe(1);
  });

  it("makes nobody from another site, by a link that leads nowhere, or with a weak password", async () => {
    const before = await ownerDb().user.count();
    for (const headers of FROM_ELSEWHERE)
      expect((await send(signUp, person(), { ...headers, "content-type": "application/json" })).status).toBe(
        403,
      );
    for (const type of FORM_TYPES)
      expect((await send(signUp, person(), { ...OWN_PAGE, "content-type": type })).status).toBe(415);
    for (const change of [{ token: "A".repeat(43) }, { password: "password1" }, { name: "" }])
      expect((await send(signUp, { ...person(), ...change })).body).toMatchObject({
        title: "Invalid Request",
      });
    expect(await ownerDb().user.count()).toBe(before);
  });
});
