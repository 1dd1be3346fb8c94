import { expect, test } from "vitest";
import { promiseWords } from "./promise-words.ts";
import { weakPillarWords } from "./weak-pillars.ts";

test("a promise tells what shows after 28 days and what shows when the change is kept up", () => {
  expect(promiseWords({ pillar: "presence", whole: 6, after28: 1.9, keptWeeks: 13 })).toBe(
    "+1.9 after 28 days, +6.0 when kept up for 13 weeks",
  );
  expect(promiseWords({ pillar: "momentum", whole: 2, after28: -0.1, keptWeeks: 8 })).toBe(
    "−0.1 after 28 days, +2.0 when kept up for 8 weeks",
  );
  expect(promiseWords({ pillar: "presence", whole: 4, after28: 0, keptWeeks: 13 })).toBe(
    "+0.0 after 28 days (busier earlier weeks drop out of the count), +4.0 when kept up for 13 weeks",
  );
  expect(promiseWords({ pillar: "reach", whole: 6, after28: null, keptWeeks: 13 })).toBe(
    "+6.0 when kept up for 13 weeks",
  );
});

test("weak pillars without a recommendation are named in one sentence", () => {
  const known = { score: 50, grade: "yellow" as const };
  const weak = { score: 27.44, grade: "red" as const };
  const pillars = { presence: known, reach: weak, impact: weak, sentiment: known, momentum: known };
  expect(weakPillarWords(pillars, [{ pillar: "presence" }])).toEqual([
    "Reach (27.4) and Impact (27.4) are weak. The explanation shows which inputs hold them down; the data does not point to any change worth making for them.",
  ]);
  expect(weakPillarWords(pillars, [{ pillar: "reach" }])).toEqual([
    "Impact (27.4) is weak. The explanation shows which inputs hold it down; the data does not point to any change worth making for it.",
  ]);
  expect(weakPillarWords(pillars, [{ pillar: "reach" }, { pillar: "impact" }])).toEqual([]);
});
