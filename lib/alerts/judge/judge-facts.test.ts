import { describe, expect, it } from "vitest";
import type { GoalStanding } from "../../goals/schemas.ts";
import { ALERT_KINDS } from "../values.ts";
import type { Facts, Finding, Move, ProfileFact } from "./facts.ts";
import { judgeFacts } from "./judge-facts.ts";

const NONE: Facts = { today: "2026-11-27", moves: [], crisis: null, profiles: [], webhooks: [], goals: [] };
const LIMITS = { kinds: ALERT_KINDS, points: 3, silentDays: 7 };

const judge = (facts: Partial<Facts>, limits = {}): Finding[] =>
  judgeFacts({ ...LIMITS, ...limits }, { ...NONE, ...facts });

function move(change: number, noise: number | null = 2, measure: Move["measure"] = "composite"): Move {
  const from = { date: "2026-11-17", value: 60 };
  return { measure, from, to: { date: "2026-11-24", value: 60 + change }, noise };
}

const states = (findings: Finding[]) => findings.map(({ key, state }) => `${key} ${state}`);

describe("a change of the score", () => {
  it.each([
    [-4, 2, "score:composite:down on"],
    [4, 2, "score:composite:up on"],
    [3, 2, "score:composite:up on"],
    [2.9, 2, "score:composite:up between"],
    [1.5, 2, "score:composite:up between"],
    [1.4, 2, "score:composite:up off"],
    [-0.2, 2, "score:composite:down off"],
    [4, 4.5, "score:composite:up between"],
    [4, null, "score:composite:up on"],
  ])("of %s points where chance explains %s: %s", (change, noise, said) => {
    expect(states(judge({ moves: [move(change, noise)] }))).toEqual([said]);
  });

  it("is told with its days and what chance explains", () => {
    expect(judge({ moves: [move(-4)] })).toMatchObject([
      {
        subject: "Score down 4.0 points in a week, to 56.0",
        detail: "From 60.0 on 17 November to 56.0 on 24 November, more than chance explains (±2.0).",
      },
    ]);
  });

  it("of a pillar is its own kind", () => {
    const moves = [move(5), move(-6, 2, "reach")];
    expect(states(judge({ moves }, { kinds: ["pillar"] }))).toEqual(["pillar:reach:down on"]);
    expect(states(judge({ moves }, { kinds: ["score"] }))).toEqual(["score:composite:up on"]);
  });
});

it("of a crisis says the platform and the shares", () => {
  const crisis = {
    platform: "instagram",
    since: "2026-11-20",
    comments: 40,
    negative_share: 0.6,
    ordinary_share: 0.1,
  } as const;
  expect(judge({ crisis })).toMatchObject([
    {
      key: "crisis:instagram",
      state: "on",
      subject: "Negative comments on Instagram since 20 November",
      detail: expect.stringMatching(/^60 % of 40 comments are negative, usually 10 %\./),
      path: "/comments?platform=instagram&from=2026-11-20&to=2026-11-27&sentiment=negative&counted=crisis",
    },
  ]);
});

describe("an account", () => {
  const profile: ProfileFact = {
    ...{ id: "prf_1", platform: "tiktok", handle: "larkspurtea", status: "connected", why: null },
    silence: { since: "2026-11-17", days: 7 },
  };
  const silence = { kinds: ["silence"] as const };

  it("is silent from the day of the rule on, and not any more with a post", () => {
    const said = judge({ profiles: [profile] }, silence);
    expect(said).toMatchObject([
      {
        state: "on",
        subject: "No post on TikTok for 7 days",
        detail: expect.stringContaining("17 November"),
      },
    ]);
    const posted = { ...profile, silence: { since: "2026-11-24", days: 0 } };
    expect(states(judge({ profiles: [posted] }, silence))).toEqual(["silence:prf_1 off"]);
  });

  it("of which no posts are known leaves it as it is", () => {
    expect(states(judge({ profiles: [{ ...profile, silence: null }] }, silence))).toEqual([
      "silence:prf_1 between",
    ]);
  });

  it("that cannot be read is told with what mends it", () => {
    const broken = { ...profile, status: "reconnect_required", why: "Connect it again." };
    const kinds = { kinds: ["connection"] as const };
    expect(judge({ profiles: [broken] }, kinds)).toMatchObject([
      { state: "on", detail: expect.stringMatching(/Connect it again\.$/) },
    ]);
    expect(states(judge({ profiles: [profile] }, kinds))).toEqual(["connection:prf_1 off"]);
  });
});

it("a disabled webhook is told with its reason", () => {
  const webhooks = [{ id: "wh_1", url: "https://hooks.larkspur.example/in", reason: "it answered 410" }];
  expect(judge({ webhooks })).toMatchObject([
    { key: "webhook:wh_1", state: "on", path: "/webhooks/wh_1", detail: expect.stringContaining("410") },
  ]);
});

describe("a goal", () => {
  const standing = (value: number): GoalStanding => ({
    goal: {
      ...{ id: "goal_1", measure: "composite", target: 62, due_on: "2027-03-01", status: "open" },
      ...{ start_value: 55, created_on: "2026-11-01", reached_on: null, created_by: null },
    },
    value: 56,
    pace: {
      kind: "told",
      value,
      low: value - 5,
      high: value + 5,
      weekly: 0.1,
      since: "2026-06-01",
      weeks: 20,
    },
  });

  it.each([
    [56.9, "on"],
    [57, "between"],
    [62, "between"],
    [62.9, "between"],
    [63, "off"],
  ])("that ends at %s of 62 is %s", (value, state) => {
    expect(states(judge({ goals: [standing(value)] }))).toEqual([`goal:goal_1 ${state}`]);
  });

  it("whose end cannot be told stays as it is; one that is over is over", () => {
    const early = { ...standing(50), pace: { kind: "early", weeksLeft: 4 } } as const;
    expect(states(judge({ goals: [early] }))).toEqual(["goal:goal_1 between"]);
    const reached = { ...standing(50), goal: { ...standing(50).goal, status: "reached" as const } };
    expect(judge({ goals: [reached] })).toEqual([]);
  });
});
