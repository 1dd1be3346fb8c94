import { expect, it } from "vitest";
import { listTransitions, phaseProgress } from "./list-transitions.ts";
import { planPhases } from "./plan-phases.ts";

const START = new Date("2027-01-11T00:00:00Z");
const { phases } = planPhases({});
const at = (text: string) => new Date(text);

it("a standard campaign of 12 weeks has four phase moves and its end, to the millisecond", () => {
  expect(listTransitions(START, phases)).toEqual([
    { at: START, status: "active", phase: 0, previousPhase: null },
    { at: at("2027-02-01T00:00:00Z"), status: "active", phase: 1, previousPhase: 0 },
    { at: at("2027-02-22T00:00:00Z"), status: "active", phase: 2, previousPhase: 1 },
    { at: at("2027-03-15T00:00:00Z"), status: "active", phase: 3, previousPhase: 2 },
    { at: at("2027-04-05T00:00:00Z"), status: "completed", phase: 3, previousPhase: 3 },
  ]);
});

it("a campaign of one week has its start and its end", () => {
  const short = planPhases({ duration_weeks: 1 });
  expect(listTransitions(START, short.phases).map((move) => [move.at.toISOString(), move.status])).toEqual([
    ["2027-01-11T00:00:00.000Z", "active"],
    ["2027-01-18T00:00:00.000Z", "completed"],
  ]);
});

it("weeks are 168 hours, also over the change of clocks in places that have one", () => {
  const start = at("2027-03-20T09:00:00+01:00");
  expect(listTransitions(start, planPhases({ duration_weeks: 2 }).phases)[1]?.at).toEqual(
    at("2027-03-27T08:00:00Z"),
  );
});

it.each([
  ["2027-01-10T23:59:59.999Z", 0, 0],
  ["2027-01-11T00:00:00.000Z", 0, 0],
  ["2027-01-11T05:02:24.000Z", 0, 1],
  ["2027-01-11T05:02:23.999Z", 0, 0],
  ["2027-01-21T12:00:00.000Z", 0, 50],
  ["2027-01-31T23:59:59.999Z", 0, 99],
  ["2027-02-01T00:00:00.000Z", 0, 100],
  ["2027-02-01T00:00:00.000Z", 1, 0],
  ["2027-02-15T00:00:00.000Z", 1, 66],
  ["2027-06-01T00:00:00.000Z", 3, 100],
])("at %s phase %i has %i percent behind it", (now, phase, percent) => {
  expect(phaseProgress(START, phases, phase, at(now))).toBe(percent);
});
