import { beforeAll, describe, expect, it, vi } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { sumOf } from "#lib/scopes.ts";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, startRun } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { type Keyed, makeCampaign, makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

// The agency plan has no requests left here, ever; what is not refused for that is asked on enterprise.
vi.hoisted(() => {
  process.env.PLINTH_PLANS = '{"agency":{"requests_per_minute":0,"score_requests_per_minute":0}}';
});

/** A field of each operation's body that is wrong, and what it is told. */
const WRONG_FIELD: Record<string, [body: object, status: number, title: string]> = {
  "POST /v1/audit/run": [{ lookback_days: 0 }, 422, "Invalid Request"],
  "POST /v1/studio/score": [{ content_type: "podcast" }, 400, "Invalid Content Type"],
  "POST /v1/campaigns": [{ name: " " }, 400, "Invalid Request"],
  "PATCH /v1/campaigns/{id}": [{ name: " " }, 400, "Invalid Request"],
  "POST /v1/webhooks": [{ url: "http://hooks.example.com/" }, 400, "Invalid URL"],
  "PATCH /v1/webhooks/{id}": [{ status: "disabled" }, 400, "Invalid Request"],
  "POST /v1/webhooks/{id}/rotate-secret": [{ secret: 5 }, 400, "Invalid Request"],
};

const TOO_LARGE = `{${" ".repeat(1_048_577)}`;
const WRONG_BODY = { body: TOO_LARGE, headers: { "content-type": "text/plain" } };
const WRONG_QUERY = "workspace_id=ws_none&include_pillars=x&granularity=x&limit=0&status=x&expand=x";
/** The operations of which a parameter is wrong in it; all name something unknown, where they can. */
const WITH_QUERY = [
  "GET /v1/score",
  "GET /v1/score/history",
  "GET /v1/workspaces",
  "GET /v1/imports",
  "GET /v1/audit",
  "GET /v1/audit/{audit_id}",
  "GET /v1/campaigns",
  "GET /v1/webhooks",
  "GET /v1/webhooks/{id}/deliveries",
];

let enterprise: Keyed;
/** Keys by plan and scope: "pro read". */
const keys: Record<string, string> = {};

beforeAll(async () => {
  enterprise = await makeWorkspace("enterprise");
  for (const plan of ["creator", "pro", "agency"] as const) {
    const { id } = await makeWorkspace(plan);
    for (const scope of ["read", "write"] as const)
      keys[`${plan} ${scope}`] = (await makeKey(id, { scopes: [scope] })).key;
  }
});

describe.each(OPERATIONS)("$name", ({ name, method, path, plan, scope }) => {
  const hasBody = method === "POST" || method === "PATCH";
  const wrongPath = hasBody ? path : `${path}?${WRONG_QUERY}`;
  const send = (key?: string) => ask(method, wrongPath, { ...(hasBody && WRONG_BODY), ...(key && { key }) });

  it("401, then 403 (plan, then scope), then 429, then the request", async () => {
    const sum = sumOf(scope);
    const otherSum = sum === "read" ? "write" : "read";
    const poor = plan === "pro" ? "creator" : "pro";
    expectProblem(await send(), 401, "Unauthorized");
    expectProblem(await send(keys[`${poor} ${otherSum}`]), 403, "Plan Required");
    expectProblem(await send(keys[`agency ${otherSum}`]), 403, "Insufficient Scope");
    expectProblem(await send(keys[`agency ${sum}`]), 429, "Rate Limited");
  });

  if (WITH_QUERY.includes(name))
    it("400 Invalid Request comes before 404", async () => {
      expectProblem(await send(enterprise.key), 400, "Invalid Request");
    });

  const [wrong, status = 0, title = ""] = WRONG_FIELD[name] ?? [];
  if (wrong)
    it("415, then 413, then 400 Malformed JSON, then the fields, then 404", async () => {
      const { key } = enterprise;
      expectProblem(await send(key), 415, "Unsupported Media Type");
      expectProblem(await ask(method, path, { body: TOO_LARGE, key }), 413, "Content Too Large");
      expectProblem(await ask(method, path, { body: "{", key }), 400, "Malformed JSON");
      expectProblem(await ask(method, path, { body: wrong, key }), status, title);
      if (path.includes("_unknown"))
        expectProblem(await ask(method, path, { body: {}, key }), 404, "Not Found");
    });
});

describe("the state of the resource comes last", () => {
  it("POST /v1/audit/run: after the fields and the workspace, what is connected, then the run that is under way", async () => {
    const run = (workspace: Keyed, body: object) =>
      ask("POST", "/v1/audit/run", { key: workspace.key, body });
    const none = { workspace_id: "ws_none" };
    expectProblem(await run(enterprise, { ...none, lookback_days: 0 }), 422, "Invalid Request");
    expectProblem(await run(enterprise, { ...none, webhook_url: "https://127.0.0.1/" }), 422, "Invalid URL");
    expectProblem(await run(enterprise, none), 404, "Not Found");
    expectProblem(await run(enterprise, { platforms: ["myspace"] }), 422, "Invalid Platform");
    expectProblem(await run(enterprise, { platforms: ["twitter"] }), 422, "No Platforms Connected");
    const busy = await makeAuditedWorkspace("enterprise");
    await startRun(busy);
    expectProblem(await run(busy, { lookback_days: 0 }), 422, "Invalid Request");
    expectProblem(await run(busy, none), 404, "Not Found");
    expectProblem(await run(busy, { platforms: ["tiktok"] }), 422, "Platform Not Connected");
    expectProblem(await run(busy, {}), 409, "Audit In Progress");
  });

  it("GET /v1/score and its history: after the workspace", async () => {
    const get = (path: string) => ask("GET", path, { key: enterprise.key });
    expectProblem(await get("/v1/score?workspace_id=ws_none"), 404, "Not Found");
    expectProblem(await get("/v1/score"), 404, "No Score Available");
    expectProblem(await get("/v1/score/history?workspace_id=ws_none"), 404, "Not Found");
    expectProblem(await get("/v1/score/history"), 404, "No Data");
  });

  it("PATCH /v1/campaigns/{id}: the dates of a campaign that has begun stay", async () => {
    const id = await makeCampaign(enterprise);
    const where = { workspaceId: enterprise.id, id };
    await withWorkspace(enterprise.id, (tx) =>
      tx.campaign.updateMany({ where, data: { status: "active", phase: 0 } }),
    );
    const change = (body: object) => ask("PATCH", `/v1/campaigns/${id}`, { key: enterprise.key, body });
    expectProblem(await change({ duration_weeks: 105 }), 400, "Invalid Duration");
    expectProblem(await change({ duration_weeks: 8 }), 409, "Campaign Started");
    expectProblem(await change({ name: "Other", start_date: "2999-01-01" }), 409, "Campaign Started");
    const { status, body } = await change({ name: "Renamed", objective: "More visits" });
    expect([status, body.name, body.objective]).toEqual([200, "Renamed", "More visits"]);
  });

  it("POST …/replay: a delivery that is still under way is not replayed, and its webhook's 404 comes first", async () => {
    const [id, other] = [await makeWebhook(enterprise), await makeWebhook(enterprise)];
    const { key } = enterprise;
    const test = await ask("POST", `/v1/webhooks/${id}/test`, { key });
    const replay = (webhookId: string) =>
      ask("POST", `/v1/webhooks/${webhookId}/deliveries/${test.body.delivery_id}/replay`, { key });
    expectProblem(await replay(other), 404, "Not Found");
    expectProblem(await replay(id), 409, "Delivery Pending");
  });
});
