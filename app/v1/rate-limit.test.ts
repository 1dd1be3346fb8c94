import { describe, expect, it, vi } from "vitest";
import { createKey } from "#lib/api-keys/create-key.ts";
import { databasePool } from "#lib/database-connections.ts";
import type { Plan } from "#lib/plans.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { runScript } from "#scripts/testing/run-script.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const score = (key: string, query = "") => ask("GET", `/v1/score${query}`, { key });
const OTHERS = OPERATIONS.filter(({ path }) => path !== "/v1/score");
const OTHERS_OF_PRO = OTHERS.filter(({ plan }) => plan === "pro");

function expectHeaders({ headers }: Answer, name: string, quota: number, remaining: number): void {
  expect(headers.get("ratelimit-policy")).toBe(`"${name}";q=${quota};w=60`);
  const [, policy, r, t] = headers.get("ratelimit")?.match(/^"([a-z-]+)";r=(\d+);t=(\d+)$/) ?? [];
  expect([policy, Number(r)]).toEqual([name, remaining]);
  expect(Number(t)).toBeGreaterThanOrEqual(1);
  expect(Number(t)).toBeLessThanOrEqual(60);
}

function expectRateLimited(answer: Answer, name: string, quota: number): void {
  expectProblem(answer, 429, "Rate Limited");
  expectHeaders(answer, name, quota, 0);
  const seconds = answer.headers.get("retry-after") ?? "";
  expect(seconds).toMatch(/^\d+$/);
  expect(Number(seconds)).toBeGreaterThanOrEqual(1);
  expect(Number(seconds)).toBeLessThanOrEqual(60);
}

async function useScoreRequests(key: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) expect((await score(key)).status).toBe(404);
}

/** Writes how many requests of a window were already counted. */
const countAsUsed = (key: string, requests: number) =>
  databasePool().query("UPDATE rate_limits SET points = $2 WHERE key = $1", [key, requests]);

describe("429 Rate Limited", () => {
  it("429 Rate Limited: The rate limit of the plan is exceeded. (the 61st GET /v1/score on pro)", async () => {
    const { key } = await makeWorkspace("pro");
    await useScoreRequests(key, 60);
    expectRateLimited(await score(key), "pro-score", 60);
    expect((await ask("GET", "/v1/platforms", { key })).status).toBe(200);
  });

  it("429 Rate Limited: the 601st of all other operations together on pro", async () => {
    const { id, key } = await makeWorkspace("pro");
    for (const [n, { method, path }] of OTHERS_OF_PRO.entries())
      expectHeaders(await ask(method, path, { key }), "pro", 600, 599 - n);
    await countAsUsed(`pro:${id}`, 599);
    expectHeaders(await ask("GET", "/v1/workspace", { key }), "pro", 600, 0);
    for (const { method, path } of OTHERS_OF_PRO)
      expectRateLimited(await ask(method, path, { key }), "pro", 600);
    expect((await score(key)).status).toBe(404);
  });

  it("lets exactly 60 of 100 parallel requests through", async () => {
    const { key } = await makeWorkspace("pro");
    const answers = await Promise.all(Array.from({ length: 100 }, () => score(key)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it("lets exactly 60 of 160 requests to two processes on one database through", async () => {
    const { key } = await makeWorkspace("pro");
    const send = async () => {
      const { code, stdout, stderr } = await runScript("testing/send-score-requests.ts", [key, "80"]);
      expect([code, stderr]).toEqual([0, ""]);
      return JSON.parse(stdout);
    };
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.accepted + two.accepted, one.refused + two.refused]).toEqual([60, 100]);
    expectRateLimited(await score(key), "pro-score", 60);
  });

  it("ends with the window of a minute, which begins with its first request", async () => {
    const { key } = await makeWorkspace("pro");
    const start = Date.now();
    await useScoreRequests(key, 60);
    vi.useFakeTimers({ toFake: ["Date"], now: start + 58_000 });
    try {
      expectRateLimited(await score(key), "pro-score", 60);
      vi.setSystemTime(Date.now() + 4_000);
      expectHeaders(await score(key), "pro-score", 60, 59);
    } finally {
      vi.useRealTimers();
    }
  });

  it("counts per workspace: its keys share the count", async () => {
    const { id, key } = await makeWorkspace("pro");
    const other = await createKey({ workspaceId: id, scopes: ["read"], createdBy: "test", now: new Date() });
    await useScoreRequests(key, 30);
    await useScoreRequests(other.key, 30);
    expectRateLimited(await score(other.key), "pro-score", 60);
    expectRateLimited(await score(key), "pro-score", 60);
  });

  it("counts per workspace: workspaces of an account do not share the count", async () => {
    const { id, key } = await makeWorkspace("agency");
    const now = new Date();
    const { workspace_id: workspaceId } = await addWorkspace(id, "Sibling", now);
    const sibling = await createKey({ workspaceId, scopes: ["read"], createdBy: "test", now });
    await score(key);
    await score(key);
    expectHeaders(await score(sibling.key), "agency-score", 300, 299);
  });

  it("comes after 401 and 403, before the request, 404 and the state", async () => {
    const { id, key } = await makeWorkspace("pro");
    const writer = await createKey({
      workspaceId: id,
      scopes: ["write"],
      createdBy: "test",
      now: new Date(),
    });
    await useScoreRequests(key, 60);
    expectProblem(await score(`${key}x`), 401, "Unauthorized");
    expectProblem(await score(writer.key), 403, "Insufficient Scope");
    expectRateLimited(await score(key, "?include_pillars=perhaps"), "pro-score", 60);
    expectRateLimited(await score(key, "?workspace_id=ws_none"), "pro-score", 60);
  });
});

describe("RateLimit-Policy and RateLimit", () => {
  it.each<[Plan, number, number]>([
    ["pro", 60, 600],
    ["agency", 300, 3000],
    ["enterprise", 1200, 12000],
  ])("have the values of the plan %s", async (plan, scoreQuota, quota) => {
    const { key } = await makeWorkspace(plan);
    expectHeaders(await score(key), `${plan}-score`, scoreQuota, scoreQuota - 1);
    expectHeaders(await score(key), `${plan}-score`, scoreQuota, scoreQuota - 2);
    for (const [n, { method, path }] of OTHERS.entries())
      expectHeaders(await ask(method, path, { key }), plan, quota, quota - 1 - n);
  });

  it("count a request that is refused for its own sake", async () => {
    const { key } = await makeWorkspace("pro");
    await ask("POST", "/v1/audit/run", { key, body: "{" });
    expectHeaders(await ask("GET", "/v1/score/history?granularity=x", { key }), "pro", 600, 598);
  });

  it("are on a 403 too, which is an authenticated answer", async () => {
    const { id } = await makeWorkspace("pro");
    const { key } = await createKey({
      workspaceId: id,
      scopes: ["write"],
      createdBy: "test",
      now: new Date(),
    });
    const { headers } = await score(key);
    expect(headers.get("ratelimit-policy")).toBe('"pro-score";q=60;w=60');
    expect(headers.get("ratelimit")).toMatch(/^"pro-score";r=\d+;t=\d+$/);
  });

  it("are not on a 401", async () => {
    const { headers } = await ask("GET", "/v1/score");
    expect([headers.get("ratelimit-policy"), headers.get("ratelimit")]).toEqual([null, null]);
  });
});
