import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeConfirmLink } from "#lib/members/confirm-link.ts";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { sessionCache } from "#lib/members/session-cache.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { signUp } from "#lib/members/sign-up.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { OWN_PAGE } from "#scripts/testing/ask-internal.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { FORM_TYPES, FROM_ELSEWHERE } from "#scripts/testing/foreign-requests.ts";
import { startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";
import { signedIn } from "#scripts/testing/session-user.ts";
import { PATCH as changeAccount } from "./account/route.ts";
import { POST as confirmEmail } from "./email/confirm/route.ts";
import { POST as mailLink } from "./email/mail/route.ts";
import { POST as changePassword } from "./password/route.ts";
import { DELETE as endOne } from "./sessions/[session_id]/route.ts";
import { DELETE as endOthers } from "./sessions/route.ts";

const PASSWORD = "correct horse battery";
const CHANGE = { current_password: PASSWORD, new_password: "another password" };
let people = 0;
let me: SessionUser;
let elsewhere: SessionUser;
let other: SessionUser;

beforeEach(async () => {
  const mine = await makeUser();
  [me, elsewhere, other] = [await open(mine), await open(mine), await open(await makeUser())];
  signedIn.user = me;
});

afterEach(stopMailServer);

async function makeUser(): Promise<string> {
  people++;
  const email = `person${people}@example.com`;
  await createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: new Date() });
  return email;
}

async function open(email: string): Promise<SessionUser> {
  const browser = { address: `192.0.2.${people}`, userAgent: "test", now: new Date() };
  const { session } = await signIn({ email, password: PASSWORD, ...browser });
  return (await findSessionUser(session, new Date())) as SessionUser;
}

/** Sends each endpoint a request that is valid in itself. @param session named in the path */
const SEND = {
  "DELETE /internal/sessions": (headers: Headers) =>
    call(endOthers, "DELETE", "/internal/sessions", { headers, body: {} }),
  "DELETE /internal/sessions/{session_id}": (headers: Headers, session_id = elsewhere.sessionId) =>
    call(endOne, "DELETE", `/internal/sessions/${session_id}`, { headers, body: {}, params: { session_id } }),
  "POST /internal/password": (headers: Headers, body: object = CHANGE) =>
    call(changePassword, "POST", "/internal/password", { headers, body }),
};
type Headers = Record<string, string>;
const NAMES = Object.keys(SEND) as (keyof typeof SEND)[];
const FROM = { "x-forwarded-for": "203.0.113.7", "x-request-id": "my-request" };
const OWN = { ...OWN_PAGE, ...FROM, "content-type": "application/json" };

/** Which of the sessions are not over. */
async function alive(): Promise<boolean[]> {
  const { rows } = await ownerPool().query<{ id: string }>("SELECT id FROM sessions WHERE ended_at IS NULL");
  sessionCache().clear();
  return [me, elsewhere, other].map(({ sessionId }) => rows.some(({ id }) => id === sessionId));
}

const LEFT = {
  "DELETE /internal/sessions": { action: "session.others_ended", detail: { ended: 1 } },
  "DELETE /internal/sessions/{session_id}": { action: "session.ended" },
  "POST /internal/password": { action: "password.changed" },
};

it.each(NAMES)(
  "%s ends the other session of the one who asks, and leaves one entry in the log",
  async (name) => {
    const answers: Awaited<ReturnType<typeof call>>[] = [];
    const entries = await entriesOf(async () => answers.push(await SEND[name](OWN)));
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.headers.get("cache-control")).toBe("private, no-store");
    expect(await alive()).toEqual([true, false, true]);
    const subjects = [me.sessionId, elsewhere.sessionId, me.id];
    const whose = { workspace_id: null, user_id: me.id, actor_kind: "user", actor_id: me.id };
    const origin = { address: "203.0.113.7", request_id: "my-request" };
    expect(entries).toMatchObject([
      { ...whose, ...origin, subject_id: subjects[NAMES.indexOf(name)], ...LEFT[name] },
    ]);
  },
);

it.each(NAMES)("%s: 401 signed out, 403 from another site, 415 for what a form could send", async (name) => {
  const entries = await entriesOf(async () => {
    for (const headers of FROM_ELSEWHERE)
      expect((await SEND[name]({ ...headers, "content-type": "application/json" })).status).toBe(403);
    for (const type of FORM_TYPES)
      expect((await SEND[name]({ ...OWN_PAGE, "content-type": type })).status).toBe(415);
    signedIn.user = null;
    const answer = await SEND[name](OWN);
    expectProblemShape(answer);
    expect(answer.body.title).toBe("Unauthorized");
  });
  expect(entries).toEqual([]);
  expect(await alive()).toEqual([true, true, true]);
});

it("404 Not Found for a session of somebody else, for none, and for one that is over", async () => {
  const end = async (id: string) => (await SEND["DELETE /internal/sessions/{session_id}"](OWN, id)).status;
  expect([await end(other.sessionId), await end("ses_none")]).toEqual([404, 404]);
  expect(await alive()).toEqual([true, true, true]);
  expect([await end(elsewhere.sessionId), await end(elsewhere.sessionId)]).toEqual([200, 404]);
});

it("400 Invalid Request for a wrong current password and for a new one that is too short", async () => {
  const send = async (body: object) => (await SEND["POST /internal/password"](OWN, body)).body;
  const wrong = await send({ ...CHANGE, current_password: "wrong" });
  expect(wrong).toMatchObject({ title: "Invalid Request", errors: [{ pointer: "/current_password" }] });
  const short = await send({ ...CHANGE, new_password: "short" });
  expect(short).toMatchObject({ title: "Invalid Request", errors: [{ pointer: "/new_password" }] });
  expect(await alive()).toEqual([true, true, true]);
});

it("PATCH /internal/account changes the name that colleagues see, and leaves an entry", async () => {
  const send = (body: object, headers: Headers = OWN) =>
    call(changeAccount, "PATCH", "/internal/account", { headers, body });
  const entries = await entriesOf(async () => {
    expect((await send({ name: "  Ada L. " })).body).toEqual({ name: "Ada L." });
    const empty = (await send({ name: " " })).body;
    expect(empty).toMatchObject({ title: "Invalid Request", errors: [{ pointer: "/name" }] });
    for (const headers of FROM_ELSEWHERE)
      expect((await send({ name: "Eve" }, { ...headers, "content-type": "application/json" })).status).toBe(
        403,
      );
    signedIn.user = null;
    expect((await send({ name: "Eve" })).body.title).toBe("Unauthorized");
  });
  expect(entries).toMatchObject([
    {
      action: "name.changed",
      user_id: me.id,
      subject_id: me.id,
      detail: { before: me.name, name: "Ada L." },
    },
  ]);
  const { rows } = await ownerPool().query("SELECT name FROM users WHERE id = ANY($1) ORDER BY id = $2", [
    [me.id, other.id],
    me.id,
  ]);
  expect(rows).toEqual([{ name: other.name }, { name: "Ada L." }]);
});

describe("confirming an email address", () => {
  const send = (handler: typeof confirmEmail, body: object, headers: Headers = OWN) =>
    call(handler, "POST", "/internal/email", { headers, body });

  const LINK = /\/confirm-email\?token=([\w-]{43})$/m;

  /** Signed in as somebody who has just signed up. */
  async function signUpAndIn(): Promise<SessionUser> {
    people++;
    const email = `new${people}@example.com`;
    const input = { brand: "Brand", name: "Ada", email, password: PASSWORD };
    await signUp(input, { address: `198.51.100.${people}`, requestId: null }, new Date());
    signedIn.user = await open(email);
    return signedIn.user as SessionUser;
  }

  it("is done by whoever is signed in with the link of their own, and leaves one entry in the log", async () => {
    const { id, email, isConfirmed } = await signUpAndIn();
    expect([isConfirmed, me.isConfirmed]).toEqual([false, true]);
    const { link } = await makeConfirmLink(email, new Date());
    const token = new URL(link).searchParams.get("token");
    const entries = await entriesOf(async () => {
      signedIn.user = await signUpAndIn();
      expect((await send(confirmEmail, { token })).body).toMatchObject({ title: "Invalid Request" });
      signedIn.user = await open(email);
      expect((await send(confirmEmail, { token })).body).toEqual({ confirmed: true });
      expect((await send(confirmEmail, { token })).body).toEqual({ confirmed: true });
    });
    expect(entries.filter(({ action }) => action === "email.confirmed")).toMatchObject([
      { user_id: id, actor_id: id, address: "203.0.113.7" },
    ]);
    expect((await open(email)).isConfirmed).toBe(true);
    await expect(makeConfirmLink(email, new Date())).rejects.toThrow("already confirmed");
  });

  it("400 Invalid Request for a link that is replaced, over or made up; its secret is not stored", async () => {
    const { id, email } = await signUpAndIn();
    const tokenOf = async (now: Date) =>
      new URL((await makeConfirmLink(email, now)).link).searchParams.get("token") ?? "";
    const replaced = await tokenOf(new Date());
    const over = await tokenOf(new Date(Date.now() - 4 * 86_400_000));
    for (const token of [replaced, over, "made up", ""])
      expect((await send(confirmEmail, { token })).body).toMatchObject({ errors: [{ pointer: "/token" }] });
    const { rows } = await ownerPool().query("SELECT * FROM users WHERE id = $1", [id]);
    expect(JSON.stringify(rows)).not.toContain(over);
    expect(rows[0].link_digest).toHaveLength(32);
  });

  it("is refused signed out and from elsewhere", async () => {
    for (const handler of [confirmEmail, mailLink]) {
      for (const headers of FROM_ELSEWHERE)
        expect((await send(handler, {}, { ...headers, "content-type": "application/json" })).status).toBe(
          403,
        );
      signedIn.user = null;
      expect((await send(handler, {})).status).toBe(401);
      signedIn.user = me;
    }
  });

  it("is mailed with a mail server, at the sign-up and again, three times an hour; the known one is told so", async () => {
    expect((await send(mailLink, {})).body).toEqual({ mailed: false });
    const mails = await startMailServer();
    const { email } = await signUpAndIn();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    const [, token] = LINK.exec(plainMail(mails[0])) ?? [];
    expect(mails[0]?.to).toEqual([email]);
    expect((await send(mailLink, {})).body).toEqual({ mailed: true });
    expect((await send(mailLink, {})).body).toEqual({ mailed: true });
    expect((await send(mailLink, {})).body).toEqual({ mailed: false });
    expect((await send(confirmEmail, { token })).body).toMatchObject({ title: "Invalid Request" });
    const [, newest] = LINK.exec(plainMail(mails[2])) ?? [];
    expect((await send(confirmEmail, { token: newest })).body).toEqual({ confirmed: true });
    const input = { brand: "Brand", name: "Ada", email: me.email, password: "quite another one" };
    await signUp(input, { address: "198.51.100.200", requestId: null }, new Date());
    await vi.waitFor(() => expect(mails).toHaveLength(4));
    expect(mails[3]?.to).toEqual([me.email]);
    expect(plainMail(mails[3])).toContain("It already has an account");
    expect(mails[3]?.text).not.toContain("token");
  });
});
