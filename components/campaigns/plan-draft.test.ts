import { expect, test } from "vitest";
import type { Campaign } from "#lib/campaigns/schemas.ts";
import { addPhase, customisePhases, giveWeeks, movePhase, splitEvenly } from "./change-phases.ts";
import { draftOf, newPlan, type PlanDraft, planBody, previewPlan } from "./plan-draft.ts";

const START = "2027-01-11";
const own = (...weeks: string[]): PlanDraft => ({
  ...newPlan(START),
  arc: "custom",
  split: "each",
  phases: weeks.map((count, key) => ({ key, name: `Part ${key + 1}`, weeks: count })),
});

function weeksOf(draft: PlanDraft): number[][] {
  const preview = previewPlan(draft);
  if ("lacks" in preview) throw new Error(preview.lacks);
  return preview.plan.phases.map(({ weeks }) => weeks);
}

test("ten weeks of the standard arc are split as the service splits them", () => {
  expect(weeksOf({ ...newPlan(START), duration: "10" })).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
    [9, 10],
  ]);
});

test("phases without a week are told", () => {
  expect(previewPlan({ ...newPlan(START), duration: "2" })).toMatchObject({
    plan: { durationWeeks: 2 },
    leftOut: ["Peak", "Echo"],
  });
});

test("own weeks are sent as counts, without a duration beside them", () => {
  const draft = own("2", "1");
  expect(weeksOf(draft)).toEqual([[1, 2], [3]]);
  expect(planBody(draft)).toEqual({
    start_date: START,
    phases: [
      { name: "Part 1", weeks: 2 },
      { name: "Part 2", weeks: 1 },
    ],
  });
});

test("what cannot be drawn says what it lacks", () => {
  expect(previewPlan({ ...newPlan(START), duration: "1.5" })).toEqual({
    lacks: "a duration of 1 to 104 weeks",
  });
  expect(previewPlan(own("100", "5"))).toEqual({ lacks: "a duration of 1 to 104 weeks" });
  expect(previewPlan(own("2", "0"))).toHaveProperty("lacks", expect.stringContaining("each phase"));
  expect(previewPlan(own())).toEqual({ lacks: "at least one phase" });
  expect(previewPlan(newPlan(""))).toEqual({ lacks: "a start date" });
});

test("going over to own weeks and back keeps the plan", () => {
  const each = giveWeeks(customisePhases({ ...newPlan(START), duration: "10" }));
  expect(each.phases.map(({ weeks }) => weeks)).toEqual(["3", "3", "2", "2"]);
  expect(splitEvenly(each)).toMatchObject({ split: "even", duration: "10" });
});

test("a phase moves by one place, and no further than the ends", () => {
  const { phases } = own("1", "2", "3");
  const order = (list: typeof phases) => list.map(({ key }) => key);
  expect(order(movePhase(phases, 2, -1))).toEqual([0, 2, 1]);
  expect(order(movePhase(phases, 0, -1))).toEqual([0, 1, 2]);
  expect(order(addPhase(movePhase(phases, 0, 1)))).toEqual([1, 0, 2, 3]);
});

test("a campaign is read back into the form that it came from", () => {
  const campaign = (...phases: [string, number[]][]) =>
    ({
      start_date: `${START}T09:00:00.000Z`,
      duration_weeks: phases.flatMap(([, weeks]) => weeks).length,
      phases: phases.map(([name, weeks]) => ({ name, weeks, status: "upcoming" })),
    }) as Campaign;
  expect(draftOf(campaign(["Foundation", [1]], ["Build", [2]]))).toMatchObject({
    start: START,
    arc: "standard",
  });
  expect(draftOf(campaign(["Teaser", [1, 2]], ["Launch", [3]]))).toMatchObject({
    arc: "custom",
    split: "even",
  });
  expect(draftOf(campaign(["Teaser", [1]], ["Launch", [2, 3]]))).toMatchObject({
    arc: "custom",
    split: "each",
  });
});
