import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

describe("passwords", () => {
  it("verify against their own hash only, each with a salt of its own", async () => {
    const hash = await hashPassword("correct horse battery");
    expect(await verifyPassword("correct horse battery", hash)).toBe(true);
    expect(await verifyPassword("correct horse batterY", hash)).toBe(false);
    expect(await hashPassword("correct horse battery")).not.toBe(hash);
  });

  it("never verify where there is no hash", async () => {
    expect(await verifyPassword("", null)).toBe(false);
    expect(await verifyPassword("anything", null)).toBe(false);
  });

  it("are refused when too short or too long", async () => {
    await expect(hashPassword("short")).rejects.toThrow("8 to 1,024");
    await expect(hashPassword("x".repeat(1_025))).rejects.toThrow("8 to 1,024");
  });
});
