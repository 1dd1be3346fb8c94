import { expect, test } from "vitest";
import { reasonInWords } from "./swing-list.tsx";

test("a swing is told by its pillars, and by what became known", () => {
  const moved = [
    { pillar: "presence" as const, change: 25 },
    { pillar: "momentum" as const, change: 15.04 },
  ];
  expect(reasonInWords({ moved, turnedKnown: [] })).toBe("Presence +25.0 and Momentum +15.0.");
  expect(reasonInWords({ moved: [], turnedKnown: ["sentiment"] })).toBe("Not known at one end: Sentiment.");
  expect(reasonInWords({ moved: [], turnedKnown: [] })).toBe("");
});
