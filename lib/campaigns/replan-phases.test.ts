import { expect, it } from "vitest";
import { planPhases } from "./plan-phases.ts";
import { replanPhases } from "./replan-phases.ts";
import type { AskedPlan } from "./schemas.ts";

function replanned(from: AskedPlan, changes: AskedPlan) {
  const { durationWeeks, phases } = replanPhases(planPhases(from), changes);
  return [durationWeeks, phases.map(({ name, weeks }) => `${name} ${weeks.length}`).join(", ")];
}

const CUSTOM = [
  { name: "Teaser", weeks: 1 },
  { name: "Launch", weeks: 4 },
];
const NAMED = [{ name: "Teaser" }, { name: "Launch" }];

it.each<[string, AskedPlan, AskedPlan, number, string]>([
  ["nothing", {}, {}, 12, "Foundation 3, Build 3, Peak 3, Echo 3"],
  ["the duration of a standard arc", {}, { duration_weeks: 10 }, 10, "Foundation 3, Build 3, Peak 2, Echo 2"],
  ["a duration that leaves phases out", {}, { duration_weeks: 2 }, 2, "Foundation 1, Build 1"],
  [
    "the duration back again",
    { duration_weeks: 2 },
    { duration_weeks: 12 },
    12,
    "Foundation 3, Build 3, Peak 3, Echo 3",
  ],
  [
    "the duration of phases that were split",
    { phases: NAMED },
    { duration_weeks: 5 },
    5,
    "Teaser 3, Launch 2",
  ],
  ["the duration to what it is", { phases: CUSTOM }, { duration_weeks: 5 }, 5, "Teaser 1, Launch 4"],
  ["phases with weeks", {}, { phases: CUSTOM }, 5, "Teaser 1, Launch 4"],
  ["phases without weeks", { duration_weeks: 7 }, { phases: NAMED }, 7, "Teaser 4, Launch 3"],
  ["phases and duration", {}, { phases: NAMED, duration_weeks: 3 }, 3, "Teaser 2, Launch 1"],
])("changes %s", (_, from, changes, weeks, phases) => {
  expect(replanned(from, changes)).toEqual([weeks, phases]);
});

it.each([
  ["uneven", CUSTOM],
  ["as the split rule would have them", CUSTOM.map(({ name }) => ({ name, weeks: 2 }))],
  ["of the standard arc", ["Foundation", "Build", "Peak", "Echo"].map((name) => ({ name, weeks: 3 }))],
  ["as lists", [{ name: "Teaser", weeks: [1, 2] }]],
])("refuses a duration beside phases that were given their weeks: %s", (_, phases) => {
  const change = () => replanned({ phases }, { duration_weeks: 8 });
  expect(change).toThrow(expect.objectContaining({ title: "Invalid Duration" }));
});

it("phases that get no weeks any more are split over a new duration again", () => {
  const split = replanPhases(planPhases({ phases: CUSTOM }), { phases: NAMED });
  expect(replanPhases(split, { duration_weeks: 8 }).durationWeeks).toBe(8);
});
