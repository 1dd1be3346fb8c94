import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { makeAuthenticator } from "#scripts/testing/authenticator.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { codeNow } from "#scripts/testing/read-key.ts";
import { discardOldSessions } from "../discard-old-sessions.ts";
import { findSessionUser, type SessionUser } from "../find-session-user.ts";
import { beginSecondStep, switchOnSecondStep } from "../second-step/set-up-second-step.ts";
import { signIn } from "../sign-in.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import { listPasskeys, removePasskey } from "./own-passkeys.ts";
import { hasPasskeys } from "./relying-party.ts";
import { beginPasskeySignIn, signInByPasskey } from "./sign-in-by-passkey.ts";

const PASSWORD = "correct horse battery";
const PLACE = { rpId: "plinth.example", origin: "https://plinth.example" };
const NOW = new Date();
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const asked = { origin: { address: "192.0.2.1", requestId: "my-request" }, now: NOW };
const REFUSED = { title: "Sign-in Failed" };
const NOT_ADDED = { title: "Invalid Request", errors: [{ pointer: "/answer" }] };

let people = 0;
let user: SessionUser;
const browser = (now = NOW) => ({ address: `192.0.2.${people}`, userAgent: "test", now });

beforeAll(() => {
  vi.stubEnv("NEXTAUTH_URL", PLACE.origin);
  rereadEnv();
});
afterAll(() => {
  vi.unstubAllEnvs();
  rereadEnv();
});
beforeEach(async () => {
  user = await makeUser();
});

async function makeUser(): Promise<SessionUser> {
  people++;
  const email = `person${people}@passkeys.example`;
  await createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: NOW });
  const { session } = await signIn({ email, password: PASSWORD, ...browser() });
  return (await findSessionUser(session, NOW)) as SessionUser;
}

async function add(device = makeAuthenticator(PLACE), name = "Work laptop") {
  const { challenge } = await beginPasskey(user, NOW);
  const { id } = await addPasskey(user, { name, answer: device.register(challenge) }, asked);
  return { device, id };
}

const challenge = async (now = NOW) => (await beginPasskeySignIn(`203.0.113.${people}`, now)).challenge;

describe("adding a passkey", () => {
  it("asks for one that stays in the device, keeps its public half, and leaves one entry", async () => {
    const options = await beginPasskey(user, NOW);
    expect(options).toMatchObject({
      rp: { id: "plinth.example", name: "Plinth" },
      user: { name: user.email, displayName: user.name },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const entries = await entriesOf(() => add());
    const [passkey] = await listPasskeys(user.id);
    expect(passkey).toMatchObject({ name: "Work laptop", lastUsedAt: null });
    expect(entries).toMatchObject([
      { action: "passkey.added", user_id: user.id, subject_id: passkey?.id, request_id: "my-request" },
    ]);
    expect((await beginPasskey(user, NOW)).excludeCredentials).toHaveLength(1);
  });

  it("takes the answer to an own challenge once and within five minutes, of this site only", async () => {
    const device = makeAuthenticator(PLACE);
    const give = (answer: ReturnType<typeof device.register>, who = user, now = NOW) =>
      addPasskey(who, { name: "Phone", answer }, { ...asked, now });
    const other = await makeUser();
    await expect(give(device.register("made-up"))).rejects.toMatchObject(NOT_ADDED);
    const late = device.register((await beginPasskey(user, NOW)).challenge);
    await expect(give(late, user, inMinutes(5))).rejects.toMatchObject(NOT_ADDED);
    const theirs = device.register((await beginPasskey(other, NOW)).challenge);
    await expect(give(theirs)).rejects.toMatchObject(NOT_ADDED);
    const evil = makeAuthenticator({ ...PLACE, origin: "https://plinth.example.evil.test" });
    const phished = evil.register((await beginPasskey(user, NOW)).challenge);
    await expect(give(phished)).rejects.toMatchObject(NOT_ADDED);
    const good = device.register((await beginPasskey(user, NOW)).challenge);
    await give(good);
    await expect(give(good)).rejects.toMatchObject(NOT_ADDED);
    const again = device.register((await beginPasskey(user, NOW)).challenge);
    await expect(give(again)).rejects.toThrow("there already");
    expect(await listPasskeys(user.id)).toHaveLength(1);
  });

  it("needs a confirmed address, a session that is not over, and no more than 20", async () => {
    await expect(beginPasskey({ ...user, isConfirmed: false }, NOW)).rejects.toThrow("Confirm your email");
    const gone = { ...user, sessionId: "ses_none" };
    const answer = makeAuthenticator(PLACE).register((await beginPasskey(user, NOW)).challenge);
    await expect(addPasskey(gone, { name: "Phone", answer }, asked)).rejects.toMatchObject({ status: 401 });
    for (let n = 0; n < 20; n++) await add();
    await expect(add()).rejects.toThrow("You have 20 passkeys");
  });
});

describe("signing in by a passkey", () => {
  it("starts a session of its owner, without the second step, and notes the use", async () => {
    const { device } = await add();
    const { secret } = await beginSecondStep(user, NOW);
    await switchOnSecondStep(user, codeNow(secret), { ...asked, now: new Date() });
    const answer = device.authenticate(await challenge(), 1);
    const entries = await entriesOf(async () => {
      const { session } = await signInByPasskey({ answer }, browser());
      expect(await findSessionUser(session, NOW)).toMatchObject({ id: user.id });
    });
    expect(entries).toMatchObject([{ action: "session.started", user_id: user.id }]);
    expect(await listPasskeys(user.id)).toMatchObject([{ lastUsedAt: NOW.toISOString() }]);
  });

  it("takes each challenge once and for five minutes, and only those that were given", async () => {
    const { device } = await add();
    const first = device.authenticate(await challenge(), 1);
    const both = await Promise.allSettled(
      [first, first].map((answer) => signInByPasskey({ answer }, browser())),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const late = device.authenticate(await challenge(), 2);
    await expect(signInByPasskey({ answer: late }, browser(inMinutes(5)))).rejects.toMatchObject(REFUSED);
    const registering = (await beginPasskey(user, NOW)).challenge;
    for (const made of [registering, "made-up"])
      await expect(
        signInByPasskey({ answer: device.authenticate(made, 3) }, browser()),
      ).rejects.toMatchObject(REFUSED);
  });

  it("refuses a counter that does not go on, another key, a user who was not verified, and anything else", async () => {
    const { device, id } = await add();
    const give = async (answer: string) => signInByPasskey({ answer }, browser());
    await give(device.authenticate(await challenge(), 5));
    for (const counter of [5, 4])
      await expect(give(device.authenticate(await challenge(), counter))).rejects.toMatchObject(REFUSED);
    await expect(give(device.authenticate(await challenge(), 6, 0x01))).rejects.toMatchObject(REFUSED);
    const forged = makeAuthenticator(PLACE).authenticate(await challenge(), 7);
    const posing = JSON.stringify({ ...JSON.parse(forged), id: device.id, rawId: device.id });
    for (const answer of ["", "{", "[]", "{}", '{"id":7}', forged, posing, "x".repeat(30_000)])
      await expect(give(answer)).rejects.toMatchObject(REFUSED);
    await give(device.authenticate(await challenge(), 8));
    await removePasskey(user, id, asked);
    await expect(give(device.authenticate(await challenge(), 9))).rejects.toMatchObject(REFUSED);
  });

  it("takes passkeys that do not count", async () => {
    const { device } = await add();
    for (let n = 0; n < 2; n++)
      expect(
        await signInByPasskey({ answer: device.authenticate(await challenge(), 0) }, browser()),
      ).toMatchObject({
        id: user.id,
      });
  });

  it("429 Rate Limited after thirty challenges of one place", async () => {
    for (let n = 0; n < 30; n++) await beginPasskeySignIn("198.51.100.99", NOW);
    await expect(beginPasskeySignIn("198.51.100.99", NOW)).rejects.toMatchObject({ title: "Rate Limited" });
  });
});

it("is removed by its owner only, which leaves one entry", async () => {
  const { id } = await add();
  const other = await makeUser();
  await expect(removePasskey(other, id, asked)).rejects.toMatchObject({ status: 404 });
  const entries = await entriesOf(() => removePasskey(user, id, asked));
  expect(entries).toMatchObject([{ action: "passkey.removed", subject_id: id, user_id: user.id }]);
  expect(await listPasskeys(user.id)).toEqual([]);
});

it("challenges are stored as digests, and removed when they have expired", async () => {
  const given = await challenge();
  const { rows } = await ownerPool().query("SELECT * FROM challenges");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map(({ digest }) => digest.toString()))).not.toContain(given);
  await discardOldSessions(inMinutes(6));
  expect((await ownerPool().query("SELECT * FROM challenges")).rows).toEqual([]);
});

it.each([
  ["https://plinth.example", true],
  ["http://localhost:3000", true],
  ["http://plinth.example", false],
  ["http://127.0.0.1:3000", false],
  ["https://192.0.2.1", false],
  ["https://[2001:db8::1]", false],
])("at %s passkeys can be used: %j", async (url, can) => {
  vi.stubEnv("NEXTAUTH_URL", url);
  rereadEnv();
  expect(hasPasskeys()).toBe(can);
  if (!can) await expect(beginPasskeySignIn("192.0.2.9", NOW)).rejects.toMatchObject({ status: 404 });
  vi.stubEnv("NEXTAUTH_URL", PLACE.origin);
  rereadEnv();
});
