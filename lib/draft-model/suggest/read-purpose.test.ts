import { expect, it } from "vitest";
import { isReply } from "./read-purpose.ts";

it.each([
  ["@customer thank you", true],
  ["  @customer thank you", true],
  [".@brand opens today", false],
  ["Thank you @customer", false],
  ["@ noon", false],
])("whether %j is shown as an answer: %s", (text, expected) => {
  expect(isReply({ text })).toBe(expected);
});
