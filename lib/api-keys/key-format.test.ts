import { describe, expect, it } from "vitest";
import { generateKey, isWellFormedKey } from "./key-format.ts";

describe("API keys", () => {
  it("have the prefix, 30 random characters and a checksum", () => {
    const keys = Array.from({ length: 200 }, () => generateKey());
    for (const key of keys) {
      expect(key).toMatch(/^plk_live_[0-9A-Za-z]{36}$/);
      expect(isWellFormedKey(key)).toBe(true);
    }
    expect(new Set(keys).size).toBe(200);
  });

  it("of the test mode have another prefix, which the checksum covers", () => {
    const key = generateKey("test");
    expect(key).toMatch(/^plk_test_[0-9A-Za-z]{36}$/);
    expect(isWellFormedKey(key)).toBe(true);
    expect(isWellFormedKey(key.replace("plk_test_", "plk_live_"))).toBe(false);
  });

  it("are refused when any one character differs", () => {
    const key = generateKey();
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === "x" ? "y" : "x";
      expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    }
    expect(isWellFormedKey(`${key}0`)).toBe(false);
    expect(isWellFormedKey(` ${key}`)).toBe(false);
  });
});
