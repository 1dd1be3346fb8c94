import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { visitConsent } from "#e2e/vendors/consent-page.ts";
import { GITHUB_CLIENT, type GithubStandIn, serveGithub } from "#e2e/vendors/github/serve-github.ts";
import { GOOGLE_CLIENT, type GoogleStandIn, serveGoogle } from "#e2e/vendors/google/serve-google.ts";
import { rereadEnv } from "#lib/env.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { type Mail, startMailServer, stopMailServer } from "#scripts/testing/mail-server.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { setUpProvider, visitProvider } from "#scripts/testing/providers.ts";
import { readKey } from "#scripts/testing/read-key.ts";
import { plainMail } from "#scripts/testing/read-mail.ts";
import { findSessionUser, type SessionUser } from "../find-session-user.ts";
import { SECOND_STEP_DUE } from "../second-step/pass-second-step.ts";
import { beginSecondStep, switchOnSecondStep } from "../second-step/set-up-second-step.ts";
import { codeOf, stepAt } from "../second-step/totp.ts";
import { signIn } from "../sign-in.ts";
import { signUp } from "../sign-up.ts";
import { beginLinking, beginProviderSignIn } from "./begin-visit.ts";
import { endVisit } from "./end-visit.ts";
import { findArrival } from "./find-arrival.ts";
import { listIdentities, unlinkIdentity } from "./own-identities.ts";
import { openTicket, openVisit, sealTicket } from "./sealed.ts";
import { signInByProvider } from "./sign-in-by-provider.ts";

const PASSWORD = "correct horse battery";
const origin = { address: "192.0.2.1", requestId: "my-request" };
const asked = () => ({ origin, now: new Date() });
const OVER = { title: "Invalid Request", message: expect.stringContaining("took too long") };
const nobody = async () => null;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

let google: GoogleStandIn;
let github: GithubStandIn;
let mails: Mail[];
let people = 0;
let email: string;

beforeAll(async () => {
  google = await serveGoogle();
  github = await serveGithub();
});
beforeEach(async () => {
  setUpProvider("google", { base: google.base, client: GOOGLE_CLIENT });
  setUpProvider("github", { base: github.base, client: GITHUB_CLIENT });
  mails = await startMailServer();
  google.spoil(null);
  google.people.clear();
  people++;
  email = `person${people}@providers.example`;
  google.people.set("main", { sub: `g${people}`, email, name: "Ada" });
  github.people.set("main", {
    id: people,
    login: "ada",
    emails: [{ email, primary: true, verified: true }],
  });
});
afterEach(() => {
  stopMailServer();
  vi.unstubAllEnvs();
  rereadEnv();
});
afterAll(async () => {
  setUpProvider("google", null);
  setUpProvider("github", null);
  await Promise.all([google.close(), github.close()]);
});

const browser = (minutes = 0) => ({
  address: `198.51.100.${people}`,
  userAgent: "test",
  now: inMinutes(minutes),
});
const makeAccount = () =>
  createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: new Date() });
async function enter(): Promise<SessionUser> {
  const { session } = await signIn({ email, password: PASSWORD, ...browser() });
  return (await findSessionUser(session, new Date())) as SessionUser;
}

type Visiting = Parameters<typeof visitProvider>[1];
async function ticketOf(provider: "google" | "github" = "google", visiting: Visiting = {}): Promise<string> {
  const ended = await visitProvider(provider, visiting);
  if (ended.kind !== "arrived") throw new Error(`nobody arrived: ${JSON.stringify(ended)}`);
  return ended.ticket;
}
const PERSON = { code: "", brand: "Larkspur", name: "Ada", industry: "food" };
const come = (ticket: string, more: Partial<typeof PERSON> = {}, minutes = 0) =>
  signInByProvider({ ticket, ...PERSON, ...more }, browser(minutes), nobody);
const failureOf = async (provider: "google" | "github", visiting: Visiting = {}) => {
  const ended = await visitProvider(provider, visiting);
  return ended.kind === "failed" ? ended.failure : ended.kind;
};

describe("somebody new", () => {
  it.each(["google", "github"] as const)(
    "by %s: gets an account with a confirmed address",
    async (provider) => {
      const ticket = await ticketOf(provider, { goTo: "/account" });
      expect(openTicket(ticket)).toMatchObject({ provider, goTo: "/account", identity: { email } });
      expect(await findArrival(ticket, nobody, new Date())).toMatchObject({ kind: "new" });
      const entries = await entriesOf(async () => {
        const { session } = await come(ticket);
        expect(await findSessionUser(session, new Date())).toMatchObject({
          email,
          name: "Ada",
          isConfirmed: true,
        });
      });
      expect(entries.map(({ action }) => action)).toEqual([
        "workspace.created",
        "identity.linked",
        "session.started",
      ]);
      const user = await ownerDb().user.findUniqueOrThrow({ where: { email } });
      expect(user.passwordHash).toBeNull();
      expect(await listIdentities(user.id)).toMatchObject([{ provider, email }]);
      await expect(come(ticket)).rejects.toMatchObject(OVER);
    },
  );

  it("has to say what they are called, and the ticket stays good", async () => {
    const ticket = await ticketOf();
    await expect(come(ticket, { brand: " " })).rejects.toMatchObject({ errors: [{ pointer: "/brand" }] });
    await expect(come(ticket, { name: "" })).rejects.toMatchObject({ errors: [{ pointer: "/name" }] });
    expect(await come(ticket)).toMatchObject({ email });
  });

  it("gets none where sign-up is closed, but for an invitation to this very address", async () => {
    vi.stubEnv("PLINTH_SIGNUP_PLAN", "off");
    rereadEnv();
    const ticket = await ticketOf("google", { goTo: "/join?token=x" });
    expect(await findArrival(ticket, async () => "other@a.example", new Date())).toMatchObject({
      kind: "closed",
    });
    await expect(come(ticket)).rejects.toMatchObject({ title: "Not Found" });
    const invited = async (goTo: string) => (goTo === "/join?token=x" ? email : null);
    const { id } = await signInByProvider({ ticket, ...PERSON, brand: "" }, browser(), invited);
    expect(await ownerDb().membership.count({ where: { userId: id } })).toBe(0);
  });
});

describe("somebody with an account here", () => {
  it("is linked by an address that both have confirmed, told by mail, and known from then on by who they are", async () => {
    await makeAccount();
    const { id } = await enter();
    const ticket = await ticketOf("github");
    expect(await findArrival(ticket, nobody, new Date())).toMatchObject({ kind: "linkable" });
    const entries = await entriesOf(() => come(ticket));
    expect(entries).toMatchObject([
      { action: "identity.linked", user_id: id, detail: { provider: "github" } },
      { action: "session.started" },
    ]);
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.to).toEqual([email]);
    expect(plainMail(mails[0])).toContain("Subject: You can now sign in with GitHub");
    github.people.set("main", {
      id: people,
      login: "renamed",
      emails: [{ email: "moved@elsewhere.example", primary: true, verified: true }],
    });
    expect(await come(await ticketOf("github"))).toMatchObject({ id, email });
    expect(await listIdentities(id)).toMatchObject([{ email: "moved@elsewhere.example" }]);
  });

  it("is not let in while their address was never confirmed here", async () => {
    const input = { brand: "Brand", name: "Eve", email, password: PASSWORD };
    await signUp(input, { address: `203.0.113.${people}`, requestId: null }, new Date());
    const ticket = await ticketOf();
    expect(await findArrival(ticket, nobody, new Date())).toMatchObject({ kind: "unconfirmed" });
    const entries = await entriesOf(async () => {
      await expect(come(ticket)).rejects.toMatchObject({
        title: "Invalid Request",
        message: expect.stringContaining("never confirmed"),
      });
    });
    expect(entries).toEqual([]);
  });

  it("is asked for the second step before anything is linked; a wrong code leaves the ticket good", async () => {
    await makeAccount();
    const user = await enter();
    const { secret } = await beginSecondStep(user, new Date());
    const code = (steps: number) => codeOf(readKey(secret), stepAt(new Date()) + steps);
    await switchOnSecondStep(user, code(0), asked());
    const ticket = await ticketOf();
    await expect(come(ticket)).rejects.toMatchObject({ message: SECOND_STEP_DUE });
    await expect(come(ticket, { code: "000000" })).rejects.toMatchObject({ title: "Sign-in Failed" });
    expect(await listIdentities(user.id)).toEqual([]);
    expect(await come(ticket, { code: code(1) })).toMatchObject({ id: user.id });
    const again = await ticketOf();
    await expect(come(again)).rejects.toMatchObject({ message: SECOND_STEP_DUE });
  });
});

describe("a ticket", () => {
  it("works once, also for two that come at once, for five minutes, and only as it was sealed", async () => {
    await makeAccount();
    await come(await ticketOf());
    const ticket = await ticketOf();
    await expect(come(ticket, {}, 6)).rejects.toMatchObject(OVER);
    const both = await Promise.allSettled([come(ticket), come(ticket)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const content = openTicket(ticket);
    if (!content) throw new Error("the ticket does not open");
    await expect(come(sealTicket({ ...content, challenge: "ticket:made-up" }))).rejects.toMatchObject(OVER);
    const flipped = Buffer.from(ticket, "base64url");
    flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
    const { visit } = await beginProviderSignIn("google", {
      goTo: "/",
      address: "192.0.2.9",
      now: new Date(),
    });
    for (const made of ["", "made up", flipped.toString("base64url"), visit])
      await expect(come(made)).rejects.toMatchObject(OVER);
  });
});

describe("coming back is refused", () => {
  it("with another state, without one, twice, too late, and to another browser", async () => {
    expect(await failureOf("google", { tamper: (query) => query.set("state", "made-up") })).toBe("state");
    expect(await failureOf("google", { tamper: (query) => query.delete("state") })).toBe("state");
    expect(await failureOf("google", { minutes: 11 })).toBe("state");
    const begun = { goTo: "/", address: "192.0.2.77", now: new Date() };
    const { url, visit } = await beginProviderSignIn("google", begun);
    const query = new URL(await visitConsent(url)).searchParams;
    const end = (kept: string, provider = "google") =>
      endVisit({ provider, visit: kept, query, user: null }, asked());
    const failed = { kind: "failed", failure: "state" };
    expect(await end("")).toMatchObject(failed);
    expect(await end((await beginProviderSignIn("google", begun)).visit)).toMatchObject(failed);
    expect(await end(visit, "github")).toMatchObject(failed);
    expect(await end(visit)).toMatchObject({ kind: "arrived" });
    expect(await end(visit)).toMatchObject(failed);
  });

  it.each(["google", "github"] as const)(
    "by %s: a code that was used, and one that was made up",
    async (provider) => {
      let used = "";
      await ticketOf(provider, { tamper: (query) => (used = query.get("code") ?? "") });
      expect(await failureOf(provider, { tamper: (query) => query.set("code", used) })).toBe("state");
      expect(await failureOf(provider, { tamper: (query) => query.set("code", "made-up") })).toBe("state");
    },
  );

  it.each(["google", "github"] as const)("by %s: what the person said no to", async (provider) => {
    expect(await failureOf(provider, { deny: true })).toBe("denied");
    const elsewhere = (query: URLSearchParams) => query.set("iss", "https://evil.example");
    expect(await failureOf(provider, { tamper: elsewhere })).toBe("refused");
  });

  it.each([
    ["a forged signature", { isForged: true }],
    ["no signature", { algorithm: "none" as const }],
    ["a signature by the client's secret", { algorithm: "HS256" as const }],
    ["another audience", { claims: { aud: "another-client", azp: "another-client" } }],
    ["another issuer", { claims: { iss: "https://evil.example" } }],
    ["another nonce", { claims: { nonce: "another" } }],
    ["no nonce", { claims: { nonce: undefined } }],
    ["a token that has expired", { claims: { exp: Math.floor(Date.now() / 1_000) - 60 } }],
    ["no subject", { claims: { sub: undefined } }],
  ])("Google's token with %s", async (_, how) => {
    google.spoil(how);
    expect(await failureOf("google")).toBe("refused");
  });

  it("an address that the provider does not vouch for", async () => {
    google.people.set("main", { sub: "g", email, isVerified: false });
    expect(await failureOf("google")).toBe("unverified");
    google.spoil({ claims: { email_verified: "true" } });
    expect(await failureOf("google")).toBe("unverified");
    const emails = [
      { email, primary: true, verified: false },
      { email: "1+ada@users.noreply.github.com", primary: false, verified: true },
    ];
    github.people.set("main", { id: 1, login: "ada", emails });
    expect(await failureOf("github")).toBe("unverified");
    const other = { email: "second@providers.example", primary: false, verified: true };
    github.people.set("main", { id: 1, login: "ada", emails: [...emails, other] });
    expect(openTicket(await ticketOf("github"))?.identity.email).toBe(other.email);
  });

  it("a provider that is away, or gives what nobody can use", async () => {
    const unavailable = { status: 503, body: {} };
    for (const [fault, failure] of [
      [{ at: "/token$", answer: unavailable }, "away"],
      [{ at: "/token$", ending: "close" }, "away"],
      [{ at: "/token$", ending: "huge" }, "away"],
      [{ at: "/token$", ending: "redirect" }, "refused"],
      [{ at: "/token$", ending: "page" }, "refused"],
      [{ at: "/certs$", answer: unavailable }, "away"],
      [{ at: "/certs$", answer: { body: { keys: [] } } }, "refused"],
    ] as const) {
      google.faults.add(fault);
      expect([fault, await failureOf("google")]).toEqual([fault, failure]);
    }
    for (const [fault, failure] of [
      [{ at: "/user$", answer: unavailable }, "away"],
      [{ at: "/emails$", answer: { status: 404, body: {} } }, "refused"],
      [{ at: "/user$", answer: { body: { id: "1" } } }, "refused"],
    ] as const) {
      github.faults.add(fault);
      expect([fault, await failureOf("github")]).toEqual([fault, failure]);
    }
    setUpProvider("google", { base: google.base, client: { ...GOOGLE_CLIENT, secret: "another" } });
    expect(await failureOf("google")).toBe("refused");
    setUpProvider("google", { base: "http://127.0.0.1:9", client: GOOGLE_CLIENT });
    const now = new Date();
    const { visit } = await beginProviderSignIn("google", { goTo: "/", address: "192.0.2.88", now });
    const query = new URLSearchParams({ code: "x", state: openVisit(visit)?.secrets.state ?? "" });
    expect(await endVisit({ provider: "google", visit, query, user: null }, asked())).toMatchObject({
      failure: "away",
    });
  });
});

describe("where it is not set up", () => {
  it("nobody goes anywhere, nor comes back", async () => {
    const begun = { goTo: "/", address: "192.0.2.99", now: new Date() };
    setUpProvider("google", null);
    await expect(beginProviderSignIn("google", begun)).rejects.toMatchObject({ status: 404 });
    await expect(beginProviderSignIn("gitlab", begun)).rejects.toMatchObject({ status: 404 });
  });

  it("429 Rate Limited after thirty visits of one place on the network", async () => {
    const begin = () =>
      beginProviderSignIn("google", { goTo: "/", address: "203.0.113.250", now: new Date() });
    for (let n = 0; n < 30; n++) await begin();
    await expect(begin()).rejects.toMatchObject({ title: "Rate Limited" });
  });
});

describe("linking by whoever is signed in", () => {
  async function link(
    user: SessionUser,
    provider: "google" | "github" = "google",
    as: SessionUser | null = user,
  ) {
    const { url, visit } = await beginLinking(user, { provider, proof: PASSWORD }, asked());
    const query = new URL(await visitConsent(url)).searchParams;
    return endVisit({ provider, visit, query, user: as }, asked());
  }

  it("needs proof that it is them, and the same session; the address there may be another one", async () => {
    await makeAccount();
    const [user, elsewhere] = [await enter(), await enter()];
    google.people.set("main", { sub: `g${people}`, email: "private@gmail.example" });
    await expect(beginLinking(user, { provider: "google", proof: "wrong" }, asked())).rejects.toMatchObject({
      errors: [{ pointer: "/proof" }],
    });
    const failed = { kind: "failed", failure: "state", isLinking: true };
    expect(await link(user, "google", null)).toMatchObject(failed);
    expect(await link(user, "google", elsewhere)).toMatchObject(failed);
    const entries = await entriesOf(async () => expect(await link(user)).toEqual({ kind: "linked" }));
    expect(entries).toMatchObject([{ action: "identity.linked", detail: { provider: "google" } }]);
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(await link(user)).toEqual({ kind: "linked" });
    expect(await come(await ticketOf())).toMatchObject({ id: user.id });
  });

  it("is refused for an account that signs somebody else in", async () => {
    await come(await ticketOf());
    email = `other${email}`;
    await makeAccount();
    expect(await link(await enter())).toMatchObject({ kind: "failed", failure: "taken" });
  });

  it("can be undone by its owner, but never for the last way in", async () => {
    await makeAccount();
    const user = await enter();
    await link(user);
    const [linked] = await listIdentities(user.id);
    const id = linked?.id ?? "";
    await ownerDb().user.update({ where: { id: user.id }, data: { passwordHash: null } });
    await expect(unlinkIdentity(user, id, asked())).rejects.toMatchObject({
      message: expect.stringContaining("only way"),
    });
    await come(await ticketOf("github"));
    await expect(unlinkIdentity(user, "idn_none", asked())).rejects.toMatchObject({ status: 404 });
    const entries = await entriesOf(() => unlinkIdentity(user, id, asked()));
    expect(entries).toMatchObject([{ action: "identity.unlinked", subject_id: id }]);
    const [rest] = await listIdentities(user.id);
    setUpProvider("github", null);
    await expect(unlinkIdentity(user, rest?.id ?? "", asked())).rejects.toMatchObject({ status: 400 });
  });
});

it("goes with its person, and holds no token of a provider", async () => {
  const { id } = await come(await ticketOf());
  const { rows } = await ownerPool().query("SELECT * FROM user_identities");
  const text = JSON.stringify(rows);
  for (const secret of [...google.secrets(), ...github.secrets()]) expect(text).not.toContain(secret);
  await ownerDb().membership.deleteMany({ where: { userId: id } });
  await ownerDb().user.delete({ where: { id } });
  expect(await ownerDb().userIdentity.count({ where: { userId: id } })).toBe(0);
});
