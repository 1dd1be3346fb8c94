import { describe, expect, it } from "vitest";
import { hashNewPassword } from "./hash-new-password.ts";
import { verifyPassword } from "./password.ts";
import { whyWeak } from "./why-weak.ts";

const EMAIL = "rosamund.hale@larkspur.example";

describe("a new password", () => {
  it.each([
    ["2bnLq7!xZ", "is shorter than 10 characters"],
    ["Ａｂｃｄｅｆｇ１２", "is shorter than 10 characters"],
    ["👩‍🚀".repeat(3), "is shorter than 10 characters"],
    ["x".repeat(1_025), "is longer than 1,024 characters"],
    [EMAIL, "is your email address"],
    ["Rosamund.Hale", "is your email address"],
    ["rosamund.hale2026", "is your email address"],
    ["qwertyuiop", "is among the most common ones"],
    ["Password123", "is among the most common ones"],
    ["ｐａｓｓｗｏｒｄ１２３", "is among the most common ones"],
    ["Basketball!", "is among the most common ones"],
    ["Sunshine2026", "is among the most common ones"],
    ["1111111111", "repeats the same few characters"],
    ["abcabcabcabc", "repeats the same few characters"],
  ])("%s %s", (password, why) => expect(whyWeak(password, EMAIL)).toBe(why));

  it.each([
    "correct horse battery",
    "only letters here",
    "7295018364",
    "Пусть всегда будет",
    "rosamund.hale keeps bees",
  ])("%s is taken, whatever it is composed of", (password) => expect(whyWeak(password, EMAIL)).toBeNull());

  it("is hashed where it is good, and refused at its field with the reason where it is not", async () => {
    const password = "correct horse battery";
    expect(await verifyPassword(password, await hashNewPassword({ password, email: EMAIL }))).toBe(true);
    const refused = hashNewPassword({ password: "qwertyuiop", email: EMAIL, pointer: "/new_password" });
    await expect(refused).rejects.toMatchObject({
      title: "Invalid Request",
      message: expect.stringContaining("among the most common ones"),
      errors: [{ pointer: "/new_password" }],
    });
  });
});
