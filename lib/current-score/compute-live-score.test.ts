import { describe, expect, it, onTestFinished } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { formula, tryFormula } from "#lib/formula/versions.ts";
import { disconnectPlatform } from "#lib/platforms/disconnect-platform.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import {
  importBetterPosts,
  makeAuditedWorkspace,
  makeSmallWorkspace,
  runToEnd,
} from "#scripts/testing/audits.ts";
import { expectComposite, expectFields } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { findCurrentScore } from "./find-current-score.ts";
import { refreshLiveScores } from "./refresh-live-scores.ts";

async function makeLiveWorkspace() {
  const workspace = await makeAuditedWorkspace("enterprise");
  await ownerDb().workspace.update({ where: { id: workspace.id }, data: { realTime: true } });
  return workspace;
}

const livePoints = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) =>
    tx.scorePoint.findMany({ where: { workspaceId, kind: "live" }, orderBy: { calculatedAt: "asc" } }),
  );

const scoreAt = (id: string, now: Date) => findCurrentScore({ id, realTime: true }, "enterprise", now);
const later = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1_000);

describe("a real-time score", () => {
  it("is computed from the figures as they are now, and shows with the contract's fields", async () => {
    const { id, key } = await makeLiveWorkspace();
    const before = Date.now();
    const first = (await ask("GET", "/v1/score", { key })).body;
    expectFields(first, ["score", "pillars", "formula_version", "calculated_at", "workspace_id", "tier"]);
    expectComposite(first.score, first.pillars);
    expect(Date.parse(first.calculated_at)).toBeGreaterThanOrEqual(before);
    await importBetterPosts(id);
    const second = (await ask("GET", "/v1/score", { key })).body;
    expect(second.score).toBeGreaterThan(first.score);
    const { current_service_score } = await getWorkspace(await operatorFor(id), new Date());
    expect(current_service_score).toBe(second.score);
  });

  it("is what an audit of the same figures gives", async () => {
    const workspace = await makeLiveWorkspace();
    await importBetterPosts(workspace.id);
    const live = (await ask("GET", "/v1/score?expand=explanation", { key: workspace.key })).body;
    await runToEnd(workspace);
    await changeWorkspace(workspace.id, { realTime: false }, new Date());
    const audited = (await ask("GET", "/v1/score?expand=explanation", { key: workspace.key })).body;
    expect(live.score).toBe(audited.score);
    const { change: _sinceTheAuditBefore, ...explanation } = audited.explanation;
    expect(live.explanation).toEqual(explanation);
  });

  it("is used again for 60 seconds, then computed again", async () => {
    const { id } = await makeLiveWorkspace();
    const start = new Date("2027-03-01T10:00:00Z");
    const times = [0, 59, 61].map((seconds) => later(start, seconds));
    const calculated: (string | undefined)[] = [];
    for (const time of times) calculated.push((await scoreAt(id, time))?.calculatedAt.toISOString());
    expect(calculated).toEqual([start, start, times[2]].map((time) => time?.toISOString()));
  });

  it("is told without its explanation while it is fresh, by the message that asks for every score", async () => {
    const { id, key } = await makeLiveWorkspace();
    const first = (await ask("GET", "/v1/score", { key })).body;
    // Whoever read the whole result would not get on with it.
    await ownerDb()
      .$executeRaw`UPDATE live_scores SET result = result - 'comments' - 'confidence' WHERE workspace_id = ${id}`;
    expect((await ask("GET", "/v1/score", { key })).body).toEqual(first);
    // Workers of other tests look at every row.
    await ownerDb().liveScore.delete({ where: { workspaceId: id } });
  });

  it("is computed again after 60 seconds, also when it is asked for by the API", async () => {
    const { id, key } = await makeLiveWorkspace();
    const first = (await ask("GET", "/v1/score", { key })).body;
    const old = new Date(Date.now() - 61_000);
    await ownerDb().liveScore.update({ where: { workspaceId: id }, data: { calculatedAt: old } });
    const second = (await ask("GET", "/v1/score", { key })).body;
    expect(Date.parse(second.calculated_at)).toBeGreaterThanOrEqual(Date.parse(first.calculated_at));
  });

  it("is never stale after an import or a disconnection", async () => {
    // Where profiles are kept apart one that was disconnected counts on: `lib/score/profiles-apart.test.ts`.
    onTestFinished(tryFormula(formula("v1")));
    const { id } = await makeLiveWorkspace();
    const now = new Date();
    const first = await scoreAt(id, now);
    await importBetterPosts(id);
    const second = await scoreAt(id, now);
    expect(second?.score).not.toBe(first?.score);
    await disconnectPlatform(await operatorFor(id), { platform: "twitter" }, now);
    expect(await scoreAt(id, now)).toMatchObject({ score: 50 });
  });

  it("writes at most one point of the history an hour", async () => {
    const { id } = await makeLiveWorkspace();
    const start = new Date("2027-03-01T10:05:00Z");
    for (const minutes of [0, 2, 56, 61, 110, 122]) await scoreAt(id, later(start, minutes * 60));
    const times = (await livePoints(id)).map(({ calculatedAt }) => calculatedAt);
    expect(times).toEqual([0, 61, 122].map((minutes) => later(start, minutes * 60)));
  });

  it("tells a change of at least 0.5 as score.changed, by the worker: a reader only has it computed", async () => {
    const { id } = await makeLiveWorkspace();
    await importBetterPosts(id);
    const now = new Date();
    await scoreAt(id, now);
    const isTold = { workspaceId: id, type: "score.changed" };
    expect(await withWorkspace(id, (tx) => tx.event.count({ where: isTold }))).toBe(1);
    await refreshLiveScores(now);
    const events = await withWorkspace(id, (tx) =>
      tx.event.findMany({ where: { workspaceId: id, type: "score.changed" }, orderBy: { sequence: "asc" } }),
    );
    const causes = events.map(({ body }) => JSON.parse(body).data.cause.kind);
    expect(causes).toEqual(["audit", "live"]);
    const { delta, cause } = JSON.parse(events[1]?.body ?? "").data;
    expect(cause.comparable).toBe(true);
    expect(cause.change_low).toBeLessThanOrEqual(Number(delta));
    expect(cause.change_high).toBeGreaterThanOrEqual(Number(delta));
  });

  it("is shared by requests that come together", async () => {
    const { id } = await makeLiveWorkspace();
    const now = new Date();
    const scores = await Promise.all(Array.from({ length: 30 }, (_, n) => scoreAt(id, later(now, n / 100))));
    expect(new Set(scores.map((one) => one?.calculatedAt.getTime())).size).toBeLessThanOrEqual(3);
  });

  it("needs a first audit: 404 No Score Available", async () => {
    const { id, key } = await makeSmallWorkspace("enterprise");
    await changeWorkspace(id, { realTime: true }, new Date());
    expectProblem(await ask("GET", "/v1/score", { key }), 404, "No Score Available");
  });

  it.each(["pro", "agency"] as const)("is not for %s, also when it was switched on before", async (plan) => {
    const { id, key } = await makeLiveWorkspace();
    await changeWorkspace(id, { realTime: true, plan }, new Date());
    const audited = (await ask("GET", "/v1/score", { key })).body;
    await importBetterPosts(id);
    expect((await ask("GET", "/v1/score", { key })).body).toEqual(audited);
    expect(await livePoints(id)).toEqual([]);
  });

  it("is off until it is switched on", async () => {
    const { id, key } = await makeAuditedWorkspace("enterprise");
    const audited = (await ask("GET", "/v1/score", { key })).body;
    await importBetterPosts(id);
    expect((await ask("GET", "/v1/score", { key })).body).toEqual(audited);
  });
});
