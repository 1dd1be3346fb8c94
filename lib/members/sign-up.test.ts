import { afterEach, describe, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { entriesOf } from "#scripts/testing/audit-log.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { listUserWorkspaces } from "./list-user-workspaces.ts";
import { SignUpBody } from "./schemas.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

const NOW = new Date("2026-08-05T12:00:00Z");
const PASSWORD = "correct horse battery";
let address = 0;

function inputFor(email: string, password = PASSWORD) {
  return SignUpBody.parse({
    brand: "Larkspur Tea",
    name: "Brand owner",
    email,
    password,
    industry: " Food ",
  });
}

function signUpAs(email: string, password = PASSWORD) {
  address++;
  return signUp(inputFor(email, password), { address: `192.0.2.${address}`, requestId: null }, NOW);
}

const fromElsewhere = { address: "198.51.100.1", userAgent: "test", now: NOW };

afterEach(() => {
  vi.unstubAllEnvs();
  rereadEnv();
});

describe("signing up", () => {
  it("leaves one entry in the audit log, of the one who signs up; a second one none", async () => {
    const entries = await entriesOf(async () => {
      await signUpAs("log@larkspur.example");
      await signUpAs("log@larkspur.example");
    });
    const { id } = await ownerDb().user.findUniqueOrThrow({ where: { email: "log@larkspur.example" } });
    const [workspace] = await listUserWorkspaces(id);
    const who = { actor_kind: "user", actor_id: id, address: "192.0.2.1" };
    const subject = { workspace_id: workspace?.id, subject_id: workspace?.id };
    expect(entries).toMatchObject([{ action: "workspace.created", ...who, ...subject }]);
  });

  it("makes an account that its owner can sign in to, without a key that nobody has seen", async () => {
    await signUpAs(" Owner@Larkspur.example ");
    const user = await signIn({ email: "owner@larkspur.example", password: PASSWORD, ...fromElsewhere });
    expect(user).toMatchObject({ name: "Brand owner", email: "owner@larkspur.example" });
    const [{ id: workspace_id = "" } = {}, ...more] = await listUserWorkspaces(user.id);
    expect(more).toEqual([]);
    const workspace = await ownerDb().workspace.findUniqueOrThrow({
      where: { id: workspace_id },
      include: { memberships: true, apiKeys: true, account: true },
    });
    expect(workspace).toMatchObject({ name: "Larkspur Tea", industry: "food", isPrimary: true, apiKeys: [] });
    expect(workspace.memberships).toMatchObject([{ userId: user.id, role: "owner" }]);
    expect(workspace.account.planStartedAt).toEqual(NOW);
  });

  it("answers an address that is registered like any other: nothing is changed, and no account is made", async () => {
    const email = "bea@larkspur.example";
    await createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: NOW });
    const before = await ownerDb().account.count();
    expect(await signUpAs("BEA@larkspur.example", "another password")).toEqual({ received: true });
    expect(await ownerDb().account.count()).toBe(before);
    await signIn({ email, password: PASSWORD, ...fromElsewhere });
    expect(await signUpAs("new@larkspur.example")).toEqual({ received: true });
  });

  it("makes one account when the same address signs up many times at once", async () => {
    const before = await ownerDb().account.count();
    const tries = Array.from({ length: 4 }, () => signUpAs("cyd@larkspur.example"));
    expect(await Promise.all(tries)).toEqual(Array(4).fill({ received: true }));
    expect(await ownerDb().account.count()).toBe(before + 1);
  });

  it("429 Rate Limited: after ten attempts of a network address", async () => {
    const attempt = (n: number) =>
      signUp(inputFor(`many${n}@larkspur.example`), { address: "203.0.113.7", requestId: null }, NOW);
    for (let n = 0; n < 10; n++) await attempt(n);
    await expect(attempt(10)).rejects.toMatchObject({ title: "Rate Limited", status: 429 });
  });

  it("gives the plan that the operator set, and 404 Not Found when it is off", async () => {
    vi.stubEnv("PLINTH_SIGNUP_PLAN", "pro");
    rereadEnv();
    await signUpAs("dot@larkspur.example");
    const user = await ownerDb().user.findUniqueOrThrow({ where: { email: "dot@larkspur.example" } });
    expect(await listUserWorkspaces(user.id)).toMatchObject([{ plan: "pro" }]);
    vi.stubEnv("PLINTH_SIGNUP_PLAN", "off");
    rereadEnv();
    await expect(signUpAs("eve@larkspur.example")).rejects.toMatchObject({ title: "Not Found", status: 404 });
  });

  it.each([
    { email: "no address" },
    { password: "nine char" },
    { password: "x".repeat(1_025) },
    { brand: "  " },
    { name: "" },
  ])("is refused with %j", (wrong) => {
    const right = { brand: "Brand", name: "Owner", email: "a@b.example", password: PASSWORD };
    expect(SignUpBody.safeParse(right).success).toBe(true);
    expect(SignUpBody.safeParse({ ...right, ...wrong }).success).toBe(false);
  });
});
