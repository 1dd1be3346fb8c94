import { expect, it } from "vitest";
import { isEnding } from "./is-ending.ts";

const ISSUED = new Date("2026-11-23T05:00:00Z");
const after = (seconds: number) => new Date(ISSUED.getTime() + seconds * 1_000);
const tokens = (accessUntil: Date | null) => ({
  access: "",
  refresh: "",
  accessUntil,
  refreshUntil: null,
  issuedAt: ISSUED,
  scopes: null,
});

it.each([
  ["an hour, at once", 3_600, 0, false],
  ["an hour, two minutes before its end", 3_600, 3_480, false],
  ["an hour, in its last minute", 3_600, 3_540, true],
  ["an hour, past its end", 3_600, 4_000, true],
  ["half a minute, at once", 30, 0, false],
  ["half a minute, in its second half", 30, 15, true],
])("a token of %s", (_, life, at, expected) => {
  expect(isEnding(tokens(after(life)), after(at), 60_000)).toBe(expected);
});

it("a token whose end is not told is used until it is refused", () => {
  expect(isEnding(tokens(null), after(1e6), 60_000)).toBe(false);
});
