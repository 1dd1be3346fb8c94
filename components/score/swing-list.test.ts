import { expect, test } from "vitest";
import { reasonInWords } from "./swing-list.tsx";

const EVEN = { presence: 50, reach: 50, impact: 50, sentiment: 50, momentum: 50 };

test("a swing is told by its pillars, and by what became known", () => {
  const from = { date: "2026-10-11", score: 50, pillars: { ...EVEN, presence: 40, momentum: 55 } };
  const to = { date: "2026-11-27", score: 62, pillars: { ...EVEN, presence: 65, momentum: 70.04 } };
  const moved = [
    { pillar: "presence" as const, change: 25 },
    { pillar: "momentum" as const, change: 15.04 },
  ];
  expect(reasonInWords({ from, to, moved, turnedKnown: [] })).toBe(
    "Presence rose from 40.0 to 65.0 and Momentum from 55.0 to 70.0.",
  );
  expect(reasonInWords({ from, to, moved: [], turnedKnown: ["sentiment"] })).toBe(
    "Not known at one end: Sentiment.",
  );
  expect(reasonInWords({ from, to, moved: [], turnedKnown: [] })).toBe("");
});
