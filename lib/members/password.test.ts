import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

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

  it("are hashed at most four at a time; sixteen more wait, and the next is told so at once", async () => {
    const hash = await hashPassword("correct horse battery");
    const crowd = Array.from({ length: 100 }, () =>
      verifyPassword("correct horse battery", hash).catch((error) => error),
    );
    const outcomes = await Promise.all(crowd);
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(16 + AT_ONCE);
    expect(outcomes.filter((outcome) => outcome !== true)).toHaveLength(84 - AT_ONCE);
    expect(outcomes.at(-1)).toMatchObject({
      title: "Service Unavailable",
      status: 503,
      headers: { "Retry-After": "2" },
    });
    expect(await verifyPassword("correct horse battery", hash)).toBe(true);
  });
});
