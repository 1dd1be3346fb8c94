import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeResetLink } from "#lib/members/links/make-link.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { type Mail, startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { linkIn, plainMail } from "#scripts/testing/read-mail.ts";
import { discardOldSessions } from "../discard-old-sessions.ts";
import { findSessionUser } from "../find-session-user.ts";
import { LinkRequest } from "../schemas.ts";
import { setPassword } from "../set-password.ts";
import { signIn } from "../sign-in.ts";
import { signUp } from "../sign-up.ts";
import { findLink } from "./find-link.ts";
import { requestLink } from "./request-link.ts";
import { resetPassword } from "./reset-password.ts";
import { signInByLink } from "./sign-in-by-link.ts";

const PASSWORD = "correct horse battery";
const OTHER = "seven quiet lamps";
const NOW = new Date("2026-09-01T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
let people = 0;
let mails: Mail[];

beforeEach(async () => {
  mails = await startMailServer();
});
afterEach(stopMailServer);

const from = (now = NOW) => ({
  address: `192.0.2.${people}`,
  userAgent: "test",
  requestId: "my-request",
  now,
});
const UNUSABLE = { title: "Invalid Request", errors: [{ pointer: "/token" }] };

async function makeUser(): Promise<string> {
  people++;
  const email = `person${people}@links.example`;
  await createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: NOW });
  return email;
}

/** Somebody who typed the address and never showed that it is theirs. */
async function makeUnconfirmed(): Promise<string> {
  people++;
  const email = `new${people}@links.example`;
  const input = { brand: "Brand", name: "Ada", email, password: PASSWORD };
  await signUp(input, { address: `198.51.100.${people}`, requestId: null }, NOW);
  await vi.waitFor(() => expect(mails).toHaveLength(1));
  mails.length = 0;
  return email;
}

async function ask(email: string, purpose: "reset" | "sign_in", now = NOW): Promise<Mail> {
  const count = mails.length;
  await requestLink(LinkRequest.parse({ email, purpose }), `203.0.113.${people}`, now);
  await vi.waitFor(() => expect(mails).toHaveLength(count + 1));
  return mails[count] as Mail;
}

const resetToken = async (email: string, now = NOW) =>
  linkIn(await ask(email, "reset", now), "/reset-password").token;
const signInToken = async (email: string, now = NOW) =>
  linkIn(await ask(email, "sign_in", now), "/sign-in/link").token;

describe("asking for a link", () => {
  it("mails it to whoever has the address, as text and as HTML, and answers before that", async () => {
    const email = await makeUser();
    const mail = await ask(` ${email.toUpperCase()} `, "reset");
    expect(mail.to).toEqual([email]);
    expect(plainMail(mail)).toContain("The link works once, for one hour.");
    expect(plainMail(mail)).toMatch(/text\/plain[\s\S]+text\/html/);
    expect(plainMail(mail).split(linkIn(mail, "/reset-password").link).length).toBeGreaterThanOrEqual(3);
  });

  it("answers an address that nobody has the same, without a mail, and counts it the same", async () => {
    const known = await makeUser();
    const waits: unknown[] = [];
    for (const email of [known, "nobody@links.example"]) {
      people++;
      const ask = () => requestLink({ email, purpose: "reset" }, `203.0.113.${people}`, NOW);
      const answers = [await ask(), await ask(), await ask()];
      expect(answers).toEqual(Array(3).fill({ received: true }));
      waits.push(await ask().catch(({ title, message }) => [title, message]));
    }
    expect(waits[0]).toEqual(waits[1]);
    expect(waits[0]).toEqual(["Rate Limited", expect.stringContaining("Try again in 60 minutes")]);
    await vi.waitFor(() => expect(mails).toHaveLength(3));
    expect(mails.flatMap(({ to }) => to)).toEqual(Array(3).fill(known));
  });

  it("429 Rate Limited after ten of one place on the network", async () => {
    const ask = (n: number) =>
      requestLink({ email: `none${n}@links.example`, purpose: "sign_in" }, "198.51.100.250", NOW);
    for (let n = 0; n < 10; n++) await ask(n);
    await expect(ask(10)).rejects.toMatchObject({ title: "Rate Limited" });
  });

  it("404 Not Found without a mail server; the operator makes a link by hand", async () => {
    stopMailServer();
    const email = await makeUser();
    await expect(requestLink({ email, purpose: "reset" }, "192.0.2.1", NOW)).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining("operator"),
    });
    const made = await makeResetLink(email, NOW);
    expect(made).toMatchObject({ email, expires_at: at(60).toISOString() });
    const token = new URL(made.link).searchParams.get("token") ?? "";
    expect(await resetPassword({ token, password: OTHER }, from())).toMatchObject({ email });
  });
});

describe("a link to a new password", () => {
  it("gives the password, signs in, ends all other sessions and tells the owner; the log has both", async () => {
    const email = await makeUser();
    const elsewhere = await signIn({ email, password: PASSWORD, ...from() });
    const token = await resetToken(email);
    const entries = await entriesOf(async () => {
      const { session } = await resetPassword({ token, password: OTHER }, from(at(59)));
      expect(await findSessionUser(session, at(59))).toMatchObject({ email, isConfirmed: true });
    });
    const who = { user_id: elsewhere.id, actor_id: elsewhere.id, request_id: "my-request" };
    expect(entries).toMatchObject([
      { ...who, action: "password.changed", detail: { by: "link" } },
      { ...who, action: "session.started" },
    ]);
    expect(await findSessionUser(elsewhere.session, at(59))).toBeNull();
    await expect(signIn({ email, password: PASSWORD, ...from() })).rejects.toThrow("no account");
    expect(await signIn({ email, password: OTHER, ...from() })).toMatchObject({ email });
    await vi.waitFor(() => expect(mails).toHaveLength(2));
    expect(plainMail(mails[1])).toContain("The password of your Plinth account has just been changed");
  });

  it("works once, also for two that come at once, and for an hour; no other link of the same person is left", async () => {
    const email = await makeUser();
    const [first, second, signingIn] = [
      await resetToken(email),
      await resetToken(email),
      await signInToken(email),
    ];
    for (const token of ["", "made up", "A".repeat(43)])
      await expect(resetPassword({ token, password: OTHER }, from())).rejects.toMatchObject(UNUSABLE);
    await expect(resetPassword({ token: first, password: OTHER }, from(at(60)))).rejects.toMatchObject(
      UNUSABLE,
    );
    await expect(resetPassword({ token: signingIn, password: OTHER }, from())).rejects.toMatchObject(
      UNUSABLE,
    );
    const both = await Promise.allSettled(
      [OTHER, PASSWORD].map((password) => resetPassword({ token: first, password }, from())),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const token of [first, second])
      await expect(resetPassword({ token, password: OTHER }, from())).rejects.toMatchObject(UNUSABLE);
    await expect(signInByLink({ token: signingIn }, from())).rejects.toMatchObject(UNUSABLE);
  });

  it("stays good while it is only looked at, and after a password that is too weak", async () => {
    const email = await makeUser();
    const token = await resetToken(email);
    for (let n = 0; n < 3; n++) expect(await findLink(token, "reset", NOW)).toMatchObject({ email });
    await expect(resetPassword({ token, password: "password123" }, from())).rejects.toMatchObject({
      errors: [{ pointer: "/password" }],
    });
    expect(await resetPassword({ token, password: OTHER }, from())).toMatchObject({ email });
  });

  it("is stored as a digest, and ends with a password that is set otherwise", async () => {
    const email = await makeUser();
    const token = await resetToken(email);
    const { rows } = await ownerPool().query("SELECT encode(digest, 'hex'), * FROM sign_in_links");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    await setPassword({ email, password: OTHER, now: NOW });
    await expect(resetPassword({ token, password: PASSWORD }, from())).rejects.toMatchObject(UNUSABLE);
  });
});

describe("a link to sign in", () => {
  it("starts a session, once and for 15 minutes; another session stays", async () => {
    const email = await makeUser();
    const elsewhere = await signIn({ email, password: PASSWORD, ...from() });
    const token = await signInToken(email);
    await expect(signInByLink({ token }, from(at(15)))).rejects.toMatchObject(UNUSABLE);
    const entries = await entriesOf(async () => {
      const { session } = await signInByLink({ token }, from(at(14)));
      expect(await findSessionUser(session, at(14))).toMatchObject({ email });
    });
    expect(entries).toMatchObject([{ action: "session.started", user_id: elsewhere.id }]);
    await expect(signInByLink({ token }, from(at(14)))).rejects.toMatchObject(UNUSABLE);
    expect(await findSessionUser(elsewhere.session, at(14))).not.toBeNull();
  });

  it("is no way in to an address that nobody has confirmed: its mail lets a new password be chosen", async () => {
    const email = await makeUnconfirmed();
    const before = await signIn({ email, password: PASSWORD, ...from() });
    const mail = await ask(email, "sign_in");
    expect(linkIn(mail, "/sign-in/link").token).toBe("");
    const { token } = linkIn(mail, "/reset-password");
    const { session } = await resetPassword({ token, password: OTHER }, from());
    expect(await findSessionUser(session, NOW)).toMatchObject({ isConfirmed: true });
    expect(await findSessionUser(before.session, NOW)).toBeNull();
  });
});

it("links that have expired are removed", async () => {
  const email = await makeUser();
  await resetToken(email);
  const later = await resetToken(email, at(30));
  await discardOldSessions(at(61));
  const { id } = await ownerDb().user.findUniqueOrThrow({ where: { email } });
  expect(await ownerDb().signInLink.count({ where: { userId: id } })).toBe(1);
  expect(await findLink(later, "reset", at(61))).not.toBeNull();
});
