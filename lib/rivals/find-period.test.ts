import { expect, it } from "vitest";
import { countKnown, findPeriod } from "./find-period.ts";

const known = (role: "own" | "watched", to: string, from = "2025-01-01") => ({ role, runs: [{ from, to }] });

it("ends where one's own posts are known to, a little earlier where that lets a rival count", () => {
  const own = known("own", "2026-06-30");
  const endOf = (...all: Parameters<typeof findPeriod>[0]) => findPeriod(all, 28)?.to;
  expect(findPeriod([own], 28)).toEqual({ from: "2026-06-03", to: "2026-06-30" });
  expect(endOf(own, known("watched", "2026-07-20"))).toBe("2026-06-30");
  expect(endOf(own, known("watched", "2026-06-23"))).toBe("2026-06-23");
  expect(endOf(own, known("watched", "2026-06-22"))).toBe("2026-06-30");
  // An own profile that was left alone months ago does not hold the others back.
  expect(endOf(own, known("own", "2026-06-10"))).toBe("2026-06-10");
  expect(endOf(own, known("own", "2026-01-10"))).toBe("2026-06-30");
  expect(endOf(known("watched", "2026-06-20"), known("watched", "2026-06-25"))).toBe("2026-06-20");
  expect(findPeriod([{ role: "own", runs: [] }], 28)).toBeNull();
});

it("counts days of a period that lie in runs", () => {
  const runs = [
    { from: "2026-05-01", to: "2026-06-04" },
    { from: "2026-06-20", to: "2026-07-30" },
  ];
  expect(countKnown(runs, { from: "2026-06-01", to: "2026-06-28" })).toBe(4 + 9);
  expect(countKnown([], { from: "2026-06-01", to: "2026-06-28" })).toBe(0);
});
