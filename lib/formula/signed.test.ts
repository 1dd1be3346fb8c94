import { expect, test } from "vitest";
import { signed } from "./signed.ts";

test("always a sign, one decimal, zero is +0.0", () => {
  expect([3.1, -0.4, 0, -0, 0.04, -0.04, -0.05, 12, 0.1 + 0.2, -2.25].map(signed)).toEqual([
    "+3.1",
    "-0.4",
    "+0.0",
    "+0.0",
    "+0.0",
    "+0.0",
    "-0.1",
    "+12.0",
    "+0.3",
    "-2.3",
  ]);
});
