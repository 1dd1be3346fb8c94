import { describe, expect, it } from "vitest";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { changePassword } from "./change-password.ts";
import { discardOldSessions } from "./discard-old-sessions.ts";
import { endOtherSessions, endSession, signOut } from "./end-session.ts";
import { findSessionUser, type SessionUser } from "./find-session-user.ts";
import { listSessions } from "./list-sessions.ts";
import { sessionCache } from "./session-cache.ts";
import { setPassword } from "./set-password.ts";
import { signIn } from "./sign-in.ts";
import { startSession } from "./start-session.ts";

const NOW = new Date("2026-08-05T12:00:00Z");
const PASSWORD = "correct horse battery";
const from = (address: string) => ({ address, requestId: null });
const HERE = { origin: from("192.0.2.1"), now: NOW };
const DAY_MS = 24 * 3_600_000;
let people = 0;

async function makeUser(): Promise<string> {
  people++;
  const email = `user${people}@example.com`;
  await createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: NOW });
  return email;
}

/** Signs in with one more browser, from an address of its own. */
async function open(email: string, { now = NOW, userAgent = "test", password = PASSWORD } = {}) {
  const { session } = await signIn({ email, password, address: `192.0.2.${people}`, userAgent, now });
  const user = await findSessionUser(session, now);
  if (!user) throw new Error("the session did not begin");
  return { session, user };
}

/** Whether another process, which keeps nothing of ours, finds the session. */
async function isOpen(session: string, now = NOW): Promise<boolean> {
  sessionCache().clear();
  return (await findSessionUser(session, now)) !== null;
}

const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

describe("a session", () => {
  it("leaves an entry in the audit log with its beginning and its end, and none that did not begin", async () => {
    const email = await makeUser();
    const begin = (password: string) =>
      signIn({ email, password, address: "192.0.2.9", userAgent: "test", requestId: "my-request", now: NOW });
    const entries = await entriesOf(async () => {
      await expect(begin("wrong")).rejects.toThrow("no account");
      const { session } = await begin(PASSWORD);
      await signOut(session, HERE);
      await signOut(session, HERE);
    });
    const who = { user_id: expect.stringMatching(/^usr_/), workspace_id: null, at: NOW, actor_kind: "user" };
    const subject = { subject_kind: "session", subject_id: expect.stringMatching(/^ses_/) };
    expect(entries).toMatchObject([
      { ...who, ...subject, action: "session.started", address: "192.0.2.9", request_id: "my-request" },
      { ...who, ...subject, action: "session.ended", address: "192.0.2.1" },
    ]);
    expect(entries[0]?.subject_id).toBe(entries[1]?.subject_id);
  });

  it("is stored as a digest, and found by its secret alone", async () => {
    const email = await makeUser();
    const { session, user } = await open(email, { userAgent: "x".repeat(1_000) });
    expect(user).toMatchObject({ email, sessionId: expect.stringMatching(/^ses_/) });
    const row = await ownerDb().session.findUniqueOrThrow({ where: { id: user.sessionId } });
    expect(Buffer.from(row.digest).includes(session)).toBe(false);
    expect(row.userAgent).toHaveLength(300);
    for (const other of ["", "x", `${session}x`, user.sessionId]) expect(await isOpen(other)).toBe(false);
  });

  it("ends 30 days after the sign-in, however much it is used", async () => {
    const { session } = await open(await makeUser());
    for (let day = 1; day < 30; day++) expect(await isOpen(session, later(day * DAY_MS))).toBe(true);
    expect(await isOpen(session, later(30 * DAY_MS - 1))).toBe(true);
    expect(await isOpen(session, later(30 * DAY_MS))).toBe(false);
  });

  it("is read once within a second, and again after it", async () => {
    const { session, user } = await open(await makeUser());
    await ownerPool().query("UPDATE sessions SET ended_at = $1 WHERE id = $2", [NOW, user.sessionId]);
    expect(await findSessionUser(session, NOW)).toEqual(user);
    await new Promise((resolve) => setTimeout(resolve, 1_010));
    expect(await findSessionUser(session, NOW)).toBeNull();
  });

  it("tells to the minute when it was last seen", async () => {
    const { session, user } = await open(await makeUser());
    const lastSeen = async () => (await listSessions(user, NOW))[0]?.lastSeenAt;
    await isOpen(session, later(59_000));
    expect(await lastSeen()).toBe(NOW.toISOString());
    await isOpen(session, later(60_000));
    expect(await lastSeen()).toBe(later(60_000).toISOString());
  });
});

describe("the end of a session", () => {
  it("is final for every copy of the cookie when somebody signs out, at once in the same process", async () => {
    const email = await makeUser();
    const [one, two] = [await open(email), await open(email)];
    await signOut(one.session, HERE);
    expect(await findSessionUser(one.session, NOW)).toBeNull();
    expect(await isOpen(two.session)).toBe(true);
    await signOut(one.session, HERE);
    await signOut("unknown", HERE);
  });

  it("can be asked for by those whose it is alone: 404 Not Found for others, and for one that is over", async () => {
    const email = await makeUser();
    const [mine, asking, other] = [await open(email), await open(email), await open(await makeUser())];
    const end = (sessionId: string) =>
      endSession({ userId: mine.user.id, sessionId }, { ...HERE, by: asking.user.sessionId });
    const none = { title: "Not Found", status: 404 };
    await expect(end(other.user.sessionId)).rejects.toMatchObject(none);
    await expect(end("ses_none")).rejects.toMatchObject(none);
    expect(await end(mine.user.sessionId)).toEqual({ id: mine.user.sessionId, ended: true });
    await expect(end(mine.user.sessionId)).rejects.toMatchObject(none);
    expect([await isOpen(mine.session), await isOpen(other.session)]).toEqual([false, true]);
  });

  it("is nothing that a session can ask for when it is over itself, though it was read a moment ago", async () => {
    const email = await makeUser();
    const [mine, stolen] = [await open(email), await open(email)];
    await signOut(stolen.session, HERE);
    const over = { title: "Unauthorized", status: 401 };
    await expect(endOtherSessions(stolen.user, HERE)).rejects.toMatchObject(over);
    const ending = { ...HERE, by: stolen.user.sessionId };
    const whose = { userId: mine.user.id, sessionId: mine.user.sessionId };
    await expect(endSession(whose, ending)).rejects.toMatchObject(over);
    const change = { current_password: PASSWORD, new_password: "another password" };
    await expect(changePassword(stolen.user, change, from("203.0.113.7"), NOW)).rejects.toMatchObject(over);
    expect(await isOpen(mine.session)).toBe(true);
  });

  it("of two changes of the password at once one is refused", async () => {
    const email = await makeUser();
    const [mine, stolen] = [await open(email), await open(email)];
    const change = (user: SessionUser, new_password: string) =>
      changePassword(user, { current_password: PASSWORD, new_password }, from("203.0.113.8"), NOW);
    const changes = await Promise.allSettled([
      change(mine.user, "password of one"),
      change(stolen.user, "password of two"),
    ]);
    expect(changes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("comes to all but the one that asks, and to nobody else's", async () => {
    const email = await makeUser();
    const [one, two, three] = [await open(email), await open(email), await open(email)];
    const other = await open(await makeUser());
    const list = async () => (await listSessions(two.user, NOW)).map(({ id, isCurrent }) => [id, isCurrent]);
    expect((await list())[0]).toEqual([two.user.sessionId, true]);
    expect(await list()).toHaveLength(3);
    expect(await endOtherSessions(two.user, HERE)).toEqual({ ended: 2 });
    expect(await list()).toEqual([[two.user.sessionId, true]]);
    const left = [one, two, three, other].map(({ session }) => session);
    const isLeft = [];
    for (const session of left) isLeft.push(await isOpen(session));
    expect(isLeft).toEqual([false, true, false, true]);
  });

  it("comes to all with a password that the operator sets, to all others with one that a person changes", async () => {
    const email = await makeUser();
    const [one, two] = [await open(email), await open(email)];
    const change = { current_password: PASSWORD, new_password: "another password" };
    const wrong = changePassword(
      two.user,
      { ...change, current_password: "wrong" },
      from("203.0.113.1"),
      NOW,
    );
    await expect(wrong).rejects.toMatchObject({
      title: "Invalid Request",
      errors: [{ pointer: "/current_password" }],
    });
    expect(await isOpen(one.session)).toBe(true);
    await changePassword(two.user, change, from("203.0.113.1"), NOW);
    expect([await isOpen(one.session), await isOpen(two.session)]).toEqual([false, true]);
    await setPassword({ email, password: "a third password", now: NOW });
    expect(await isOpen(two.session)).toBe(false);
  });

  it("comes before the beginning where the password was changed while it was checked", async () => {
    const email = await makeUser();
    const { id, passwordHash } = await ownerDb().user.findUniqueOrThrow({ where: { email } });
    const checked = { id, passwordHash: passwordHash ?? "" };
    await setPassword({ email, password: "another password", now: NOW });
    const begun = startSession(checked, { address: "192.0.2.1", userAgent: "test", now: NOW });
    expect(await begun).toBeNull();
  });

  it("spaces guesses at the current password after ten", async () => {
    const { user } = await open(await makeUser());
    const guess = (n: number) =>
      changePassword(
        user,
        { current_password: `guess ${n}`, new_password: "another one" },
        from("203.0.113.2"),
        NOW,
      );
    const titles = await Promise.all(
      Array.from({ length: 20 }, (_, n) => guess(n).catch(({ title, status }) => `${status} ${title}`)),
    );
    expect(titles.filter((title) => title === "429 Rate Limited")).toHaveLength(8);
    expect(titles.filter((title) => title === "400 Invalid Request")).toHaveLength(12);
  });

  it("leaves a row for 30 days", async () => {
    const email = await makeUser();
    const [ended, expired, alive] = [await open(email), await open(email), await open(email)];
    await signOut(ended.session, HERE);
    const count = () => ownerDb().session.count({ where: { userId: alive.user.id } });
    const where = { id: expired.user.sessionId };
    await ownerDb().session.update({ where, data: { expiresAt: later(1) } });
    await discardOldSessions(later(30 * DAY_MS));
    expect(await count()).toBe(3);
    await discardOldSessions(later(30 * DAY_MS + 1));
    expect(await count()).toBe(2);
    await discardOldSessions(later(30 * DAY_MS + 2));
    expect(await count()).toBe(1);
  });
});
