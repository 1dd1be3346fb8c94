import { describe, expect, it } from "vitest";
import { confirmEmail } from "#lib/members/confirm-email.ts";
import { makeConfirmLink } from "#lib/members/confirm-link.ts";
import { findSessionUser, type SessionUser } from "#lib/members/find-session-user.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import { setPassword } from "#lib/members/set-password.ts";
import { signIn } from "#lib/members/sign-in.ts";
import { signUp } from "#lib/members/sign-up.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { createWorkspace } from "./create-workspace.ts";

const PASSWORD = "what the stranger chose";
const FROM = { address: "192.0.2.9", requestId: null };
const now = new Date();

/** Somebody signs up with an address, whoever they are, and is signed in. */
async function squat(email: string): Promise<SessionUser> {
  await signUp({ brand: "Mine now", name: "Stranger", email, password: PASSWORD }, FROM, now);
  const { session } = await signIn({ email, password: PASSWORD, ...FROM, userAgent: "test", now });
  return (await findSessionUser(session, now)) as SessionUser;
}

const create = (owner: string, password?: string) =>
  createWorkspace({ name: "The real brand", plan: "agency", owner, password, now });

describe("the owner of a new account", () => {
  it("is never somebody who only signed up with the address, with or without the password", async () => {
    const stranger = await squat("ceo@larkspur.example");
    const before = await ownerDb().workspace.count();
    for (const password of [undefined, PASSWORD, "another password"])
      await expect(create("CEO@larkspur.example", password)).rejects.toMatchObject({
        title: "Already Registered",
        message: expect.stringContaining("user confirm-link --email ceo@larkspur.example"),
      });
    expect(await ownerDb().workspace.count()).toBe(before);
    expect(await listUserWorkspaces(stranger.id)).toHaveLength(1);
  });

  it("is somebody who has confirmed the address", async () => {
    const email = "owner@larkspur.example";
    const user = await squat(email);
    const token = new URL((await makeConfirmLink(email, now)).link).searchParams.get("token") ?? "";
    await confirmEmail(user, { token }, FROM, now);
    await create(email);
    const names = (await listUserWorkspaces(user.id)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Mine now", "The real brand"]);
  });

  it("is whoever the operator gives a new password to: the stranger is out", async () => {
    const email = "founder@larkspur.example";
    const { id } = await squat(email);
    await setPassword({ email, password: "from the operator", now });
    await create(email);
    expect(await ownerDb().session.count({ where: { userId: id, endedAt: null } })).toBe(0);
    const asStranger = signIn({ email, password: PASSWORD, ...FROM, userAgent: "test", now });
    await expect(asStranger).rejects.toMatchObject({ title: "Sign-in Failed" });
  });

  it("is made with a confirmed address where nobody has it, and may have more accounts", async () => {
    await create("new@larkspur.example", "a password of theirs");
    await create("new@larkspur.example");
    await expect(create("new@larkspur.example", "not their password")).rejects.toThrow(
      "a different password",
    );
    const user = await ownerDb().user.findUniqueOrThrow({ where: { email: "new@larkspur.example" } });
    expect(user.confirmedAt).toEqual(now);
  });
});
