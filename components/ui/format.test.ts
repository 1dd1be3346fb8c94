import { expect, test } from "vitest";
import { spellDays } from "./format.ts";

test("days in a text are written as people do, and nothing else is touched", () => {
  const text =
    "2026-08-17 to 2026-11-15: the best 13 of 53 posts, such as order 2026-99-15, 2026-02-31 or 12026-08-170.";
  expect(spellDays(text)).toBe(
    "17 Aug 2026 to 15 Nov 2026: the best 13 of 53 posts, such as order 2026-99-15, 2026-02-31 or 12026-08-170.",
  );
});
