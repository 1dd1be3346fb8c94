import { expect, it } from "vitest";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { PILLARS } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { addGoal } from "../goals/add-goal.ts";
import { addDays, utcDay } from "../time.ts";
import { readFacts } from "./read-facts.ts";
import { readMoves } from "./read-moves.ts";
import { ALERT_KINDS } from "./values.ts";

const now = new Date();
const TODAY = utcDay(now);

type Point = { ago: number; score: number; known?: string[]; platforms?: string[]; version?: string };

/** A history of these points alone. */
async function makeHistory(points: Point[]) {
  const { id: workspaceId } = await makeWorkspace("pro");
  const spread = { composite: 1.5, pillars: Object.fromEntries(PILLARS.map((name) => [name, 2])) };
  const data = points.map(({ ago, score, known = [...PILLARS], platforms = ["twitter"], version }) => ({
    ...{ workspaceId, date: new Date(addDays(TODAY, -ago)), kind: "reconstructed", source: "" },
    ...{ calculatedAt: now, formulaVersion: version ?? formula().name, score },
    ...{ pillars: Object.fromEntries(PILLARS.map((name) => [name, score])) },
    basis: { known, platforms, spread },
  }));
  await withWorkspace(workspaceId, (tx) => tx.scorePoint.createMany({ data }));
  return operatorFor(workspaceId);
}

it("a move is of a week, with what chance explains of both days", async () => {
  const caller = await makeHistory([9, 8, 7, 6, 5, 0].map((ago) => ({ ago, score: 60 - ago })));
  const [move, ...others] = await readMoves(caller, now);
  expect(move).toEqual({
    measure: "composite",
    from: { date: addDays(TODAY, -7), value: 53 },
    to: { date: TODAY, value: 60 },
    noise: Math.hypot(1.5, 1.5),
  });
  expect(others.map(({ measure }) => measure)).toEqual(PILLARS);
});

it.each([
  [
    "whose newest day is older than a week",
    [
      { ago: 20, score: 40 },
      { ago: 8, score: 60 },
    ],
  ],
  ["of one day", [{ ago: 0, score: 60 }]],
  ["without a history", []],
  [
    "of two sets of platforms",
    [
      { ago: 7, score: 40, platforms: ["tiktok"] },
      { ago: 0, score: 60 },
    ],
  ],
  [
    "of two versions of the formula",
    [
      { ago: 7, score: 40, version: "v1" },
      { ago: 0, score: 60 },
    ],
  ],
] as [string, Point[]][])("there is no move %s", async (_, points) => {
  expect(await readMoves(await makeHistory(points), now)).toEqual([]);
});

it("a pillar that became known moves neither itself nor the score", async () => {
  const [known] = [PILLARS.filter((name) => name !== "sentiment")];
  const caller = await makeHistory([
    { ago: 7, score: 40, known },
    { ago: 0, score: 60 },
  ]);
  expect((await readMoves(caller, now)).map(({ measure }) => measure)).toEqual(known);
});

it("silence counts as far as posts are known; connections, webhooks and goals are as they stand", async () => {
  const caller = await makeHistory([
    { ago: 7, score: 50 },
    { ago: 0, score: 52 },
  ]);
  const { workspaceId } = caller;
  await importText(workspaceId, "twitter", makePosts(5, addDays(TODAY, -9)));
  await makeProfile(workspaceId, "tiktok");
  await withWorkspace(workspaceId, async (tx) => {
    const { id } = await tx.profile.findFirstOrThrow({ where: { workspaceId, platform: "twitter" } });
    const days = { firstDay: new Date(addDays(TODAY, -14)), lastDay: new Date(addDays(TODAY, -1)) };
    await tx.postPeriod.deleteMany({ where: { workspaceId } });
    await tx.postPeriod.create({ data: { workspaceId, profileId: id, ...days, isStated: true } });
    const hook = { secret: Buffer.from("x"), createdBy: "usr_test", createdAt: now, events: [] };
    const hooks = [
      { id: "wh_1", url: "https://a.example/", status: "disabled", disabledReason: "it answered 410" },
      { id: "wh_2", url: "https://b.example/", status: "active" },
    ];
    await tx.webhook.createMany({ data: hooks.map((one) => ({ workspaceId, ...hook, ...one })) });
  });
  await addGoal(caller, { measure: "composite", target: 70, due_on: addDays(TODAY, 60) }, now);
  const facts = await readFacts(caller, new Set(ALERT_KINDS), now);
  expect(facts).toMatchObject({
    crisis: null,
    webhooks: [{ id: "wh_1", reason: "it answered 410" }],
    goals: [{ goal: { target: 70, status: "open" } }],
  });
  const silences = facts.profiles.map(({ platform, status, silence }) => ({ platform, status, silence }));
  expect(silences).toEqual([
    { platform: "tiktok", status: "connected", silence: null },
    { platform: "twitter", status: "connected", silence: { since: addDays(TODAY, -9), days: 8 } },
  ]);
});

it("what no rule asks for is not read", async () => {
  const caller = await makeHistory([
    { ago: 7, score: 50 },
    { ago: 0, score: 52 },
  ]);
  expect(await readFacts(caller, new Set(["webhook"] as const), now)).toEqual({
    today: utcDay(now),
    ...{ moves: [], crisis: null, profiles: [], webhooks: [], goals: [] },
  });
});
