import { describe, expect, it } from "vitest";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { signIn as send } from "./sign-in.ts";

const PASSWORD = "correct horse battery";

const signIn = (who: { email: string; password: string; address: string }) =>
  send({ ...who, userAgent: "test", now: new Date() });

async function makeUser(email: string): Promise<void> {
  await createWorkspace({ name: "Brand", plan: "pro", owner: email, password: PASSWORD, now: new Date() });
}

describe("signing in", () => {
  it("gives the user of an e-mail address, however it is written, and the right password", async () => {
    await makeUser("owner@example.com");
    const user = await signIn({ email: " Owner@Example.com ", password: PASSWORD, address: "192.0.2.1" });
    expect(user).toMatchObject({ email: "owner@example.com", name: "owner" });
  });

  it("tells an unknown user and a wrong password the same way", async () => {
    await makeUser("bea@example.com");
    const attempts = ["bea@example.com", "nobody@example.com"].map((email) =>
      signIn({ email, password: "wrong password", address: "192.0.2.2" }).catch((error) => [
        error.title,
        error.message,
      ]),
    );
    const [wrong, unknown] = await Promise.all(attempts);
    expect(wrong).toEqual(unknown);
    expect(wrong).toContain("Sign-in Failed");
  });

  it("stops after ten failures of an e-mail address, also with the right password, and not before", async () => {
    await makeUser("cyd@example.com");
    const fail = (address: string) =>
      signIn({ email: "cyd@example.com", password: "wrong password", address });
    for (let n = 0; n < 9; n++) await expect(fail(`198.51.100.${n}`)).rejects.toThrow("no account");
    await signIn({ email: "cyd@example.com", password: PASSWORD, address: "198.51.100.9" });
    const titles = await Promise.all(
      Array.from({ length: 12 }, (_, n) => fail(`203.0.113.${n}`).catch((error) => error.title)),
    );
    expect(titles.filter((title) => title === "Sign-in Failed")).toHaveLength(10);
    const right = signIn({ email: "cyd@example.com", password: PASSWORD, address: "192.0.2.3" });
    await expect(right).rejects.toThrow("Try again in 15 minutes");
  });

  it("stops after ten failures of a network address", async () => {
    const fail = (n: number) =>
      signIn({ email: `guess${n}@example.com`, password: "wrong", address: "192.0.2.4" });
    for (let n = 0; n < 10; n++) await expect(fail(n)).rejects.toThrow("no account");
    await expect(fail(10)).rejects.toThrow("Too many attempts");
  });
});
