import { expect, it } from "vitest";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import type { ScoreMove } from "../score/schemas.ts";
import { recordScoreChange } from "./record-score-change.ts";

const now = new Date("2026-11-20T09:00:00.000Z");

function change(workspaceId: string, score: number) {
  const pillars = { presence: score, reach: score, impact: score, sentiment: score, momentum: score };
  const cause = { kind: "live" } as const;
  const point = { workspaceId, score, pillars, formulaVersion: "v1", calculatedAt: now, cause, now };
  return withWorkspace(workspaceId, (tx) => recordScoreChange(tx, point));
}

async function sentBy(workspaceId: string) {
  const where = { workspaceId, type: "score.changed" };
  const order = { orderBy: { sequence: "asc" } } as const;
  const rows = await withWorkspace(workspaceId, (tx) => tx.event.findMany({ where, ...order }));
  return rows.map(({ body }) => JSON.parse(body).data);
}

it("sends the first score, with no score before it and no difference", async () => {
  const { id } = await makeWorkspace();
  expect(await change(id, 51.2)).toBe(true);
  expect(await sentBy(id)).toEqual([
    {
      workspace_id: id,
      sequence: 1,
      score: 51.2,
      previous_score: null,
      delta: "+0.0",
      pillars: { presence: 51.2, reach: 51.2, impact: 51.2, sentiment: 51.2, momentum: 51.2 },
      formula_version: "v1",
      calculated_at: "2026-11-20T09:00:00.000Z",
      cause: { kind: "live" },
    },
  ]);
});

it.each([
  [50, 50.5, "+0.5"],
  [50, 49.5, "-0.5"],
  [0.1, 0.6, "+0.5"],
  [62.3, 62.8, "+0.5"],
  [8.3, 8.8, "+0.5"],
  [100, 0, "-100.0"],
])("sends a change from %d to %d, as %s", async (before, after, delta) => {
  const { id } = await makeWorkspace();
  await change(id, before);
  expect(await change(id, after)).toBe(true);
  expect((await sentBy(id))[1]).toMatchObject({ score: after, previous_score: before, delta });
});

it.each([
  [50, 50],
  [50, 50.4],
  [50, 49.6],
  [62.4, 62.8],
])("does not send a change from %d to %d", async (before, after) => {
  const { id } = await makeWorkspace();
  await change(id, before);
  expect(await change(id, after)).toBe(false);
  expect(await sentBy(id)).toHaveLength(1);
});

it("compares with the score that was sent last, not with the one before: small steps add up", async () => {
  const { id } = await makeWorkspace();
  const told = [];
  for (const score of [50, 50.3, 50.6, 50.9, 51.1]) told.push(await change(id, score));
  expect(told).toEqual([true, false, true, false, true]);
  expect((await sentBy(id)).map(({ score }) => score)).toEqual([50, 50.6, 51.1]);
});

it("tells the bounds of the change that it tells, and none of another one", async () => {
  const { id } = await makeWorkspace();
  const at = (score: number) => ({
    workspaceId: id,
    score,
    pillars: { presence: score, reach: score, impact: score, sentiment: score, momentum: score },
    formulaVersion: "v1",
    calculatedAt: now,
    now,
  });
  const bounded = { comparable: true, low: -0.5, high: 2.5, within_noise: true, confidence: 0.9 } as const;
  const tell = (
    score: number,
    auditId: string,
    since: string,
    known: Omit<ScoreMove, "points"> = bounded,
  ) => {
    const change = { points: 1, ...known };
    const cause = { kind: "audit", audit_id: auditId } as const;
    const told = { ...at(score), cause, bounds: { since, change } };
    return withWorkspace(id, (tx) => recordScoreChange(tx, told));
  };
  await tell(50, "aud_1", "aud_0");
  await tell(51, "aud_2", "aud_1");
  await tell(52, "aud_3", "aud_1");
  await tell(53, "aud_4", "aud_3", { comparable: false });
  expect((await sentBy(id)).map(({ cause }) => cause)).toEqual([
    { kind: "audit", audit_id: "aud_1" },
    {
      kind: "audit",
      audit_id: "aud_2",
      comparable: true,
      change_low: -0.5,
      change_high: 2.5,
      within_noise: true,
    },
    { kind: "audit", audit_id: "aud_3" },
    { kind: "audit", audit_id: "aud_4", comparable: false },
  ]);
});

it("of the same score at once sends one", async () => {
  const { id } = await makeWorkspace();
  const told = await Promise.all(Array.from({ length: 8 }, () => change(id, 70)));
  expect(told.filter(Boolean)).toHaveLength(1);
  const again = await Promise.all(Array.from({ length: 8 }, () => change(id, 71)));
  expect(again.filter(Boolean)).toHaveLength(1);
});
