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
  it("gives the user of an email address, however it is written, and the right password", async () => {
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

  const guess = (email: string, address: string) =>
    signIn({ email, password: "wrong password", address }).catch((error) => error);

  it("keeps the owner out neither there nor elsewhere after ten wrong guesses", async () => {
    await makeUser("cyd@example.com");
    for (let n = 0; n < 10; n++) await guess("cyd@example.com", `198.51.100.${n}`);
    for (let n = 0; n < 10; n++) await guess("cyd@example.com", "198.51.100.77");
    for (const address of ["192.0.2.3", "198.51.100.9", "198.51.100.77"])
      await signIn({ email: "cyd@example.com", password: PASSWORD, address });
    const again = await guess("cyd@example.com", "198.51.100.77");
    expect(again).toMatchObject({ title: "Sign-in Failed" });
  });

  it("lets the eleventh guess from one place wait, and tells later ones how long; elsewhere it goes at once", async () => {
    await makeUser("dot@example.com");
    const started = performance.now();
    const guesses = Array.from({ length: 40 }, () => guess("dot@example.com", "203.0.113.1"));
    const owner = signIn({ email: "dot@example.com", password: PASSWORD, address: "192.0.2.5" });
    await owner;
    expect(performance.now() - started).toBeLessThan(2_500);
    const titles = (await Promise.all(guesses)).map(({ title }) => title);
    // Ten at once, the next after a second, and one two seconds later: the turn after that is too far off.
    expect(titles.filter((title) => title === "Sign-in Failed")).toHaveLength(12);
    expect(titles.filter((title) => title === "Rate Limited")).toHaveLength(28);
    expect(performance.now() - started).toBeGreaterThan(2_900);
    const refused = (await Promise.all(guesses)).find(({ title }) => title === "Rate Limited");
    expect(Number(refused.headers["Retry-After"])).toBeLessThanOrEqual(7);
    await signIn({ email: "dot@example.com", password: PASSWORD, address: "203.0.113.1" });
  });

  it("spaces guesses at many people from one place, of IPv6 its whole /64", async () => {
    const spray = (address: (n: number) => string) =>
      Promise.all(Array.from({ length: 70 }, (_, n) => guess(`guess${n}@example.com`, address(n))));
    const outcomes = await Promise.all([
      spray(() => "192.0.2.4"),
      spray((n) => `2001:db8:0:7::${n.toString(16)}`),
      spray((n) => `2001:db8:0:${(n + 16).toString(16)}::1`),
    ]);
    const refused = outcomes.map((all) => all.filter(({ title }) => title === "Rate Limited").length);
    // Fifty at once, and those whose turn comes within five seconds.
    expect(refused.map((count) => count >= 10 && count <= 16)).toEqual([true, true, false]);
    expect(refused[2]).toBe(0);
  }, 30_000);
});
