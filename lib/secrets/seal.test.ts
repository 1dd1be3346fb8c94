import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { rereadEnv } from "../env.ts";
import { seal, unseal } from "./seal.ts";

const place = { workspaceId: "ws_1", table: "webhooks", row: "wh_1", column: "secret" };
const newKey = () => randomBytes(32).toString("base64");
const before = process.env.PLINTH_ENCRYPTION_KEYS;

function setKeys(value: string | undefined): void {
  if (value === undefined) delete process.env.PLINTH_ENCRYPTION_KEYS;
  else process.env.PLINTH_ENCRYPTION_KEYS = value;
  rereadEnv();
}

afterEach(() => setKeys(before));

describe("seal", () => {
  it("opens at its own place only", () => {
    const sealed = seal("söcret", place);
    expect(unseal(sealed, place)).toBe("söcret");
    for (const part of Object.keys(place))
      expect(() => unseal(sealed, { ...place, [part]: "other" })).toThrow();
  });

  it("fails closed on every altered byte", () => {
    const sealed = seal("secret", place);
    for (let at = 0; at < sealed.length; at++) {
      const altered = sealed.map((byte, n) => (n === at ? byte ^ 1 : byte));
      expect(() => unseal(altered, place)).toThrow();
    }
  });

  it("encrypts with the first key and opens with any", () => {
    const [old, fresh] = [`a:${newKey()}`, `b:${newKey()}`];
    setKeys(old);
    const sealed = seal("secret", place);
    setKeys(`${fresh},${old}`);
    expect(unseal(sealed, place)).toBe("secret");
    expect(Buffer.from(seal("secret", place)).subarray(1, 2).toString()).toBe("b");
    setKeys(fresh);
    expect(() => unseal(sealed, place)).toThrow('no key "a"');
  });

  it("says what is wrong with the setting", () => {
    for (const wrong of ["a:c2hvcnQ=", "nocolon", `:${newKey()}`]) {
      setKeys(wrong);
      expect(() => seal("secret", place)).toThrow("PLINTH_ENCRYPTION_KEYS is not usable");
    }
    setKeys(undefined);
    expect(() => seal("secret", place)).toThrow("PLINTH_ENCRYPTION_KEYS is not set");
  });
});
