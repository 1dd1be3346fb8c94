import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Goal, GoalStanding, Pace, Reachable, WayChange } from "#lib/goals/schemas.ts";
import { goalAxis, goalRows } from "./goal-rows.ts";
import { GoalsCard } from "./goals-card.tsx";
import { goalLook, tellGoal } from "./tell-goal.ts";
import { WaysCard } from "./ways-card.tsx";

const GOAL: Goal = {
  ...{ id: "goal_1", measure: "composite", target: 62, due_on: "2027-03-01", status: "open" },
  ...{ start_value: 55, created_on: "2026-11-20", reached_on: null, created_by: "Ada" },
};
const PACE: Pace = {
  ...{ kind: "told", value: 58.4, low: 56.02, high: 61, weekly: 0.2, since: "2026-06-01", weeks: 24 },
};
const standing = (pace: Pace | null, goal: Partial<Goal> = {}): GoalStanding => {
  return { goal: { ...GOAL, ...goal }, value: 55, pace };
};
const read = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("a goal in words", () => {
  it("is behind, too close to call, on pace, or cannot be told", () => {
    expect(goalLook(standing(PACE)).word).toBe("Behind");
    expect(tellGoal(standing(PACE))).toBe(
      "If things go on as in the last 24 weeks: about 58.4 (likely 56.0 to 61.0) by 1 Mar 2027.",
    );
    expect(goalLook(standing({ ...PACE, high: 63 })).word).toBe("Too close to call");
    expect(goalLook(standing({ ...PACE, value: 62 })).word).toBe("On pace");
    expect(goalLook(standing({ kind: "early", weeksLeft: 3 })).word).toBe("Cannot be told yet");
    expect(tellGoal(standing({ kind: "early", weeksLeft: 1 }))).toContain("about 1 more week of");
    expect(tellGoal(standing({ kind: "stale", newest: "2026-10-01" }))).toContain("newer than 1 Oct 2026");
    expect(tellGoal(standing(null, { status: "reached", reached_on: "2027-01-05" }))).toBe(
      "Reached on 5 Jan 2027.",
    );
  });

  it("stands on the overview with its pace", () => {
    const card = createElement(GoalsCard, {
      standings: [standing(PACE)],
      path: "/w/ws_1/goals",
      canWrite: true,
    });
    const html = renderToStaticMarkup(card);
    expect(html).toContain('href="/w/ws_1/goals/goal_1"');
    expect(read(html)).toContain("Reach a score of 62.0 · now 55.0");
  });

  it("tells its ways with what they rest on, and the best where there is none", () => {
    const change: WayChange = {
      ...{ kind: "days", platform: "twitter", handle: null, from: 2.38, to: 4, best: 4.3, extra_posts: 1.6 },
      ...{ best_from: "2026-03-01", best_to: "2026-05-30" },
    };
    const way = { changes: [change], value: 62.4, composite: 62.4 };
    const found: Reachable = {
      ...{ verdict: "within", best: 64, ways: [way], best_way: null, kept_days: 91, as_of: "2026-11-20" },
    };
    const within = read(renderToStaticMarkup(createElement(WaysCard, { goal: GOAL, reachable: found })));
    expect(within).toContain("Post on X (Twitter) on 4 days a week instead of 2.4");
    expect(within).toContain("Your best 13 weeks, 1 Mar 2026 to 30 May 2026: 4.3");
    expect(within).toContain("About 2 more posts a week.");
    const none: Reachable = { ...found, verdict: "beyond", ways: [], best_way: way };
    const beyond = read(renderToStaticMarkup(createElement(WaysCard, { goal: GOAL, reachable: none })));
    expect(beyond).toContain("Out of reach within what you have done so far");
    expect(beyond).toContain("for 1 Mar 2027 is 64.0");
  });
});

describe("the chart of a goal", () => {
  it("has a fan from the newest day to the day of the goal, on an axis that holds the target", () => {
    const rows = goalRows([{ date: "2026-11-20", value: 55 }], PACE, GOAL.due_on);
    expect(rows.map(({ fan }) => fan)).toEqual([
      [55, 55],
      [56.02, 61],
    ]);
    const [low, high] = goalAxis(rows, GOAL.target);
    expect(low).toBeLessThan(55);
    expect(high).toBeGreaterThan(62);
    expect(goalRows([], PACE, GOAL.due_on)).toEqual([]);
  });
});
