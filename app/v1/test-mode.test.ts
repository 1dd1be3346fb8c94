import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "#lib/access/find-member.ts";
import { createKey } from "#lib/api-keys/create-key.ts";
import { TEST_LOOKBACKS } from "#lib/audits/provoked-audit.ts";
import { runAudit } from "#lib/audits/run-audit.ts";
import { listTitles } from "#lib/http/openapi/list-titles.ts";
import { planLimits } from "#lib/plans.ts";
import { PROBLEMS, problemCode } from "#lib/problems.ts";
import { layFixtures } from "#lib/test-mode/lay-fixtures.ts";
import { ask, findHandler } from "#scripts/testing/ask.ts";
import { startRun } from "#scripts/testing/audits.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { type addTestKey, makeTester } from "#scripts/testing/test-keys.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";

type Tested = Awaited<ReturnType<typeof addTestKey>>;

let member: Member;
let test: Tested;

beforeAll(async () => {
  ({ member, test } = await makeTester());
});

const keyOf = async (workspaceId: string) => {
  return (await createKey({ workspaceId, scopes: ["read", "write"], createdBy: "test", now: new Date() }))
    .key;
};
const get = (path: string, key: string, headers: Record<string, string> = {}) =>
  ask("GET", path, { key, headers });

/** Everything that the fixtures answer, without ids and clocks. */
async function readAll(key: string): Promise<string> {
  const { body: audits } = await get("/v1/audit", key);
  const paths = [
    "/v1/workspace",
    "/v1/workspaces",
    "/v1/platforms",
    "/v1/score?expand=explanation,confidence",
    "/v1/score/history?granularity=daily",
    "/v1/audit",
    "/v1/imports",
    "/v1/campaigns",
    "/v1/webhooks",
    ...audits.audits.map(({ audit_id }: { audit_id: string }) => `/v1/audit/${audit_id}?expand=explanation`),
  ];
  const texts = [];
  for (const path of paths) texts.push(JSON.stringify((await get(path, key)).body, null, 1));
  return texts
    .join("\n")
    .replace(/\b(?:ws|aud|cmp|prf)_\w+/g, (id) => id.replace(/_.*/, "_"))
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then");
}

describe("a test key", () => {
  it("sees fixtures that are the same for everybody", async () => {
    const other = await makeTester();
    const seen = await readAll(test.key);
    expect(seen).toContain("Lumen Lamps");
    expect(await readAll(other.test.key)).toBe(seen);
    expect(other.test.id).not.toBe(test.id);
  });

  it("is told so in a header of every answer, and no live key is", async () => {
    const live = await keyOf(member.caller.workspaceId);
    for (const path of ["/v1/workspace", "/v1/audit/aud_unknown", "/v1/audit?limit=none"]) {
      expect((await get(path, test.key)).headers.get("plinth-mode")).toBe("test");
      expect(
        (await get(path, live, { "plinth-test": "rate_limited" })).headers.get("plinth-mode"),
      ).toBeNull();
    }
  });

  it("sees nothing of the live workspace, which sees nothing of it", async () => {
    const liveId = member.caller.workspaceId;
    const live = await keyOf(liveId);
    await importText(liveId, "twitter", makePosts(20));
    const { body: platforms } = await get("/v1/platforms", test.key);
    expect(platforms.platforms.map(({ name }: { name: string }) => name)).toEqual([
      "instagram",
      "youtube",
      "linkedin",
    ]);
    const { body: audits } = await get("/v1/audit", test.key);
    const [{ audit_id: auditId }] = audits.audits;
    expect((await get("/v1/audit", live)).body.total).toBe(0);
    expectProblem(await get(`/v1/audit/${auditId}`, live), 404, "Not Found");
    expectProblem(await get(`/v1/score?workspace_id=${test.id}`, live), 404, "Not Found");
    expectProblem(await get(`/v1/score?workspace_id=${liveId}`, test.key), 404, "Not Found");
    const { body: named } = await get("/v1/workspaces", live);
    expect(named.workspaces.map((one: { workspace_id: string }) => one.workspace_id)).toEqual([liveId]);
    const { body: own } = await get("/v1/workspaces", test.key);
    expect(own.workspaces.map((one: { workspace_id: string }) => one.workspace_id)).toEqual([test.id]);
  });

  it("has the plan and the limits of its workspace, and uses nothing of them", async () => {
    const pro = await makeTester("pro");
    const live = await keyOf(pro.member.caller.workspaceId);
    const [own, other] = [await get("/v1/workspace", pro.test.key), await get("/v1/workspace", live)];
    expect(own.headers.get("ratelimit-policy")).toBe(other.headers.get("ratelimit-policy"));
    expect(own.body).toMatchObject({ plan: "pro", audits_used: 0, audits_limit: 10 });
    await runAudit(pro.test.id, await startRun(pro.test));
    expect((await get("/v1/workspace", pro.test.key)).body.audits_used).toBe(1);
    expect((await get("/v1/workspace", live)).body.audits_used).toBe(0);
    expectProblem(await get("/v1/campaigns", pro.test.key), 403, "Plan Required");
  });
});

describe("an audit of a test key", () => {
  const run = async (lookback_days: number) => {
    const auditId = await startRun(test, { lookback_days });
    const began = performance.now();
    await runAudit(test.id, auditId);
    return {
      auditId,
      took: performance.now() - began,
      ...(await get(`/v1/audit/${auditId}?expand=confidence`, test.key)),
    };
  };

  it("gives the score of the fixtures, with no change, however old they are", async () => {
    const aged = new Date(Date.now() - 200 * 86_400_000);
    const { test: old } = await makeTester();
    await layFixtures(old.id, aged);
    const auditId = await startRun(old);
    await runAudit(old.id, auditId);
    const { body } = await get(`/v1/audit/${auditId}`, old.key);
    const fresh = await run(90);
    expect(body).toMatchObject({ status: "completed", score: fresh.body.score });
    expect(fresh.body.pillars.reach.change).toBe("+0.0");
  });

  it.each([
    [TEST_LOOKBACKS.noRecentData, "No Recent Data"],
    [TEST_LOOKBACKS.failed, "Audit Failed"],
  ])("with a lookback of %i fails with %s, and is given back", async (lookback, title) => {
    const { body: before } = await get("/v1/workspace", test.key);
    const { body } = await run(lookback);
    expect(body).toMatchObject({ status: "failed", score: null, error: { title } });
    expect((await get("/v1/workspace", test.key)).body.audits_used).toBe(before.audits_used);
  });

  it("with a lookback that leaves a platform out completes on the others", async () => {
    const whole = await run(90);
    const { body, auditId } = await run(TEST_LOOKBACKS.partial);
    expect(body.status).toBe("completed");
    expect(body.score).not.toBe(whole.body.score);
    const step = await ownerDb().auditStep.findFirst({ where: { auditId, position: 0 } });
    expect(step?.label).toContain("the newest are missing");
  });

  it("of a live key with these lookbacks is an audit like any other", async () => {
    const { caller } = member;
    const live = { id: caller.workspaceId, key: await keyOf(caller.workspaceId) };
    await importText(live.id, "twitter", makePosts(40));
    const auditId = await startRun(live, { lookback_days: TEST_LOOKBACKS.failed });
    await runAudit(live.id, auditId);
    expect((await get(`/v1/audit/${auditId}`, live.key)).body.status).toBe("completed");
  });
});

describe("Plinth-Test", () => {
  const CASES = OPERATIONS.flatMap((operation) => {
    const { handler } = findHandler(operation.method, operation.path);
    const declared = handler.declaration;
    if (!declared) return [];
    const codes = new Map<string, number>();
    for (const [status, titles] of listTitles(operation.method, declared))
      for (const title of titles) codes.set(problemCode(title), status);
    return [...codes].map(([code, status]) => [operation.name, code, status, operation] as const);
  });

  it.each(CASES)("%s: %s", async (_name, code, status, { method, path, body }) => {
    const sent = { key: test.key, headers: { "plinth-test": code }, ...(body && { body }) };
    const answer = await ask(method, path, sent);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("of a code that the operation cannot answer with is refused with those that it can", async () => {
    for (const code of ["audit_limit_reached", "nothing", ""]) {
      // The document knows no such answer of this operation: only a mistake in a test meets it.
      const { handler } = findHandler("GET", "/v1/workspace");
      const headers = { "plinth-test": code };
      const answer = await call(handler, "GET", "/v1/workspace", { key: test.key, headers });
      expectProblem(answer, 400, "Invalid Request");
      expect(answer.body.detail).toContain("unauthorized");
    }
  });

  it("for the rate says what the API says of the plan's rate", async () => {
    const answer = await get("/v1/workspace", test.key, { "plinth-test": "rate_limited" });
    const quota = planLimits("agency").requests_per_minute;
    expect(answer.body.detail).toBe(
      `The Agency plan allows ${quota} of these requests per minute; try again in 1 second. (Plinth-Test asked for this.)`,
    );
    const ofScore = await get("/v1/score", test.key, { "plinth-test": "rate_limited" });
    expect(ofScore.body.detail).toContain(
      `allows ${planLimits("agency").score_requests_per_minute} of these`,
    );
    expect([ofScore.headers.get("retry-after"), ofScore.headers.get("ratelimit")]).toEqual([
      "1",
      expect.stringContaining("r=0;t=1"),
    ]);
  });

  it("of a live key is not looked at", async () => {
    const live = await keyOf(member.caller.workspaceId);
    expect((await get("/v1/workspace", live, { "plinth-test": "internal_error" })).status).toBe(200);
  });

  it("asks for every problem that the API has", () => {
    const asked = new Set(CASES.map(([, code]) => code));
    const others = (Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]).map(problemCode);
    expect(others.filter((code) => !asked.has(code))).toMatchInlineSnapshot(`
      [
        "no_recent_data",
        "moved",
        "method_not_allowed",
        "draft_changed",
        "already_a_member",
        "last_owner",
        "main_workspace",
        "not_an_export",
        "sign_in_failed",
        "already_registered",
        "forbidden",
      ]
    `);
  });
});
