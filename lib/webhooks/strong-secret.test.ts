import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { StrongSecret } from "./strong-secret.ts";

const generated = (bytes: number) => `whsec_${randomBytes(bytes).toString("base64")}`;

it.each([
  undefined,
  generated(24),
  generated(64),
  "x".repeat(24),
  "пароль пароль",
  randomBytes(24).toString("hex"),
])("takes %s", (secret) => {
  expect(StrongSecret.parse(secret)).toBe(secret);
});

it.each([
  "whsec_",
  "whsec_!!!!",
  generated(1),
  generated(23),
  generated(65),
  `whsec_${"x".repeat(23)}`,
  generated(25).replace(/=+$/, ""),
  "secret",
  "x".repeat(23),
  "",
  "x".repeat(513),
])("refuses %s", (secret) => {
  expect(StrongSecret.safeParse(secret).error?.issues[0]?.message).toMatch(/^must be /);
});
