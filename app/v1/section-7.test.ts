import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, makeSmallWorkspace, runToEnd, startRun } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const IN_A_YEAR = new Date(Date.now() + 365 * 86_400_000).toISOString();
const studio = (key: string, changes: object = {}) => {
  const body = { content_type: "text", content: "Good morning.", platform: "twitter", ...changes };
  return ask("POST", "/v1/studio/score", { key, body });
};
const createCampaign = (key: string, changes: object = {}) =>
  ask("POST", "/v1/campaigns", { key, body: { name: "Spring menu", start_date: IN_A_YEAR, ...changes } });
const register = (key: string, changes: object = {}) => {
  const body = { url: "https://hooks.example.com/", events: ["audit.completed"], ...changes };
  return ask("POST", "/v1/webhooks", { key, body });
};

it("all operations 401 Unauthorized", async () => {
  for (const { method, path } of OPERATIONS) expectProblem(await ask(method, path), 401, "Unauthorized");
});

it("POST /v1/studio/score 400 Invalid Content Type", async () => {
  const { key } = await makeWorkspace("agency");
  for (const content_type of ["audio", "Text", "", undefined, null, 5, ["text"]])
    expectProblem(await studio(key, { content_type }), 400, "Invalid Content Type");
});

describe("POST /v1/studio/score 413 Content Too Large", () => {
  it("POST /v1/studio/score 413 Content Too Large", async () => {
    const { key } = await makeWorkspace("agency");
    expectProblem(await studio(key, { content: "x".repeat(10_001) }), 413, "Content Too Large");
    // The code points are counted: each of these is two UTF-16 units and four bytes.
    expectProblem(await studio(key, { content: "🙂".repeat(10_001) }), 413, "Content Too Large");
  });

  describe("media", () => {
    const MEDIA = { image: "image/jpeg", video: "video/mp4" } as const;
    const withLength = (type: string, bytes: number) => ({
      headers: { "content-type": type, "content-length": String(bytes) },
      ending: "cut" as const,
    });
    let receiver: Receiver;

    beforeAll(async () => {
      receiver = await startHttpsReceiver();
      allowLoopback(true);
    });

    afterAll(async () => {
      allowLoopback(false);
      await receiver.close();
    });

    it.each(["image", "video"] as const)("POST /v1/studio/score 413 Content Too Large: %s", async (type) => {
      const { key } = await makeWorkspace("agency");
      receiver.behave(withLength(MEDIA[type], 105_000_000));
      const content = `${receiver.url}file`;
      expectProblem(await studio(key, { content_type: type, content }), 413, "Content Too Large");
      // What breaks off later is media that cannot be read now.
      receiver.behave(withLength(MEDIA[type], 99_000_000));
      const { status, body } = await studio(key, { content_type: type, content });
      expect([status, body.feedback?.[0]?.suggestion]).toEqual([200, expect.stringMatching(/not .*read/i)]);
    });

    it("an endless answer without a length comes to an end", { timeout: 60_000 }, async () => {
      const { key } = await makeWorkspace("agency");
      receiver.behave({ headers: { "content-type": "video/mp4" }, ending: "endless" });
      const answer = await studio(key, { content_type: "video", content: `${receiver.url}endless.mp4` });
      expect([200, 413, 422]).toContain(answer.status);
    });
  });

  it("10,000 code points pass, whatever they are", async () => {
    const { key } = await makeWorkspace("agency");
    for (const content of ["x".repeat(10_000), "🙂".repeat(10_000), `${"é 🙂".repeat(2_500)}`])
      expect((await studio(key, { content })).status).toBe(200);
  });
});

it("POST /v1/studio/score 422 Invalid Platform", async () => {
  const { key } = await makeWorkspace("agency");
  for (const platform of ["facebook", "Instagram", "x", "", undefined, null, 5, ["tiktok"]])
    expectProblem(await studio(key, { platform }), 422, "Invalid Platform");
});

it("GET /v1/score/history 400 Invalid Date Range", async () => {
  const { key } = await makeAuditedWorkspace("pro");
  const history = (range: string) => ask("GET", `/v1/score/history?${range}`, { key });
  for (const range of [
    "start_date=2025-02-02&end_date=2025-02-02",
    "start_date=2025-02-02&end_date=2025-02-01",
    "start_date=2025-02-02T10:00:00Z&end_date=2025-02-02T10:00:00Z",
  ])
    expectProblem(await history(range), 400, "Invalid Date Range");
});

it("GET /v1/score/history 404 No Data", async () => {
  const { key } = await makeAuditedWorkspace("pro");
  const range = "start_date=2001-01-01&end_date=2001-02-01";
  expectProblem(await ask("GET", `/v1/score/history?${range}`, { key }), 404, "No Data");
});

it("GET /v1/audit/{audit_id} 404 Not Found", async () => {
  const { key } = await makeAuditedWorkspace("pro");
  const answer = await ask("GET", "/v1/audit/aud_0000000000000000000000", { key });
  expectProblem(answer, 404, "Not Found");
});

it("GET /v1/audit/{audit_id} 425 Too Early", async () => {
  const workspace = await makeSmallWorkspace("pro");
  const answer = await ask("GET", `/v1/audit/${await startRun(workspace)}`, { key: workspace.key });
  expectProblem(answer, 425, "Too Early");
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(2);
  expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(10);
});

it("POST /v1/audit/run 402 Audit Limit Reached", async () => {
  const workspace = await makeSmallWorkspace("pro");
  for (let n = 0; n < 10; n++) await runToEnd(workspace);
  expectProblem(await ask("POST", "/v1/audit/run", { key: workspace.key }), 402, "Audit Limit Reached");
});

it("POST /v1/audit/run 409 Audit In Progress", async () => {
  const workspace = await makeSmallWorkspace("pro");
  await startRun(workspace);
  expectProblem(await ask("POST", "/v1/audit/run", { key: workspace.key }), 409, "Audit In Progress");
});

it("POST /v1/audit/run 422 No Platforms Connected", async () => {
  const { key } = await makeWorkspace("pro");
  expectProblem(await ask("POST", "/v1/audit/run", { key }), 422, "No Platforms Connected");
});

it("POST /v1/campaigns 400 Invalid Dates", async () => {
  const { key } = await makeWorkspace("agency");
  const now = new Date();
  for (const start_date of [now.toISOString().slice(0, 10), now.toISOString(), "2001-01-01"])
    expectProblem(await createCampaign(key, { start_date }), 400, "Invalid Dates");
  const soon = new Date(now.getTime() + 60_000).toISOString();
  expect((await createCampaign(key, { start_date: soon })).status).toBe(200);
});

it("POST /v1/campaigns, GET /v1/campaigns 403 Plan Required", async () => {
  for (const plan of ["creator", "pro"] as const) {
    const { key } = await makeWorkspace(plan);
    expectProblem(await createCampaign(key), 403, "Plan Required");
    expectProblem(await ask("GET", "/v1/campaigns", { key }), 403, "Plan Required");
  }
});

it("GET /v1/score 403 Plan Required", async () => {
  const { key } = await makeWorkspace("creator");
  expectProblem(await ask("GET", "/v1/score", { key }), 403, "Plan Required");
});

it("GET /v1/score 404 No Score Available", async () => {
  const { key } = await makeSmallWorkspace("pro");
  expectProblem(await ask("GET", "/v1/score", { key }), 404, "No Score Available");
});

it("GET /v1/score 429 Rate Limited", async () => {
  const { key } = await makeAuditedWorkspace("pro");
  for (let n = 0; n < 60; n++) expect((await ask("GET", "/v1/score", { key })).status).toBe(200);
  const answer = await ask("GET", "/v1/score", { key });
  expectProblem(answer, 429, "Rate Limited");
  expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
});

it("GET /v1/workspace 404 Not Found", async () => {
  const { id, key } = await makeAuditedWorkspace("pro");
  await deleteWorkspace(id, new Date());
  expectProblem(await ask("GET", "/v1/workspace", { key }), 404, "Not Found");
});

it("POST /v1/webhooks 400 Invalid URL", async () => {
  const { key } = await makeWorkspace("agency");
  for (const url of ["http://hooks.example.com/", "ftp://hooks.example.com/", "hooks.example.com", ""])
    expectProblem(await register(key, { url }), 400, "Invalid URL");
  for (const url of [
    "https://127.1/",
    "https://[::1]/",
    "https://10.0.0.1/",
    "https://a:b@hooks.example.com/",
  ])
    expectProblem(await register(key, { url }), 400, "Invalid URL");
  for (const url of [undefined, null, 5]) expectProblem(await register(key, { url }), 400, "Invalid Request");
});

it("POST /v1/webhooks 422 Invalid Events", async () => {
  const { key } = await makeWorkspace("agency");
  for (const events of [
    ["score.sank"],
    ["audit.completed", "x"],
    [],
    undefined,
    null,
    "audit.completed",
    [5],
  ])
    expectProblem(await register(key, { events }), 422, "Invalid Events");
});
