import { describe, expect, it, vi } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace, startRun } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { OPERATIONS, operationNamed } from "#scripts/testing/operations.ts";
import { makeCampaign, makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

// The agency plan has so few requests here that its limit is soon reached; all else is asked on enterprise.
vi.hoisted(() => {
  process.env.PLINTH_PLANS = '{"agency":{"requests_per_minute":2,"score_requests_per_minute":2}}';
});

type Fields = Record<string, unknown>;
/** A wrong body, its title, and the fields that are wrong in it. */
type Wrong = [body: Fields, status: number, title: string, fields: string[]];

const TODAY = new Date().toISOString().slice(0, 10);
const GAP = [
  { name: "One", weeks: [1, 2] },
  { name: "Two", weeks: [4] },
];

/** Each begins with all fields wrong; then the first of them is right, and so on. */
const WRONG: Record<string, Wrong[]> = {
  "POST /v1/audit/run": peel(
    ["workspace_id", 5, undefined, 422, "Invalid Request"],
    ["platforms", ["myspace"], undefined, 422, "Invalid Platform"],
    ["lookback_days", 0, 90, 422, "Invalid Request"],
    ["webhook_url", "http://hooks.example.com/", undefined, 422, "Invalid URL"],
  ),
  "POST /v1/studio/score": peel(
    ["content_type", "podcast", "text", 400, "Invalid Content Type"],
    ["content", "", "Good morning.", 400, "Invalid Request"],
    ["platform", "myspace", "tiktok", 422, "Invalid Platform"],
    ["format", "carousel", "post", 400, "Invalid Format"],
  ),
  "POST /v1/campaigns": peel(
    ["name", " ", "Spring menu", 400, "Invalid Request"],
    ["objective", 5, "More visits", 400, "Invalid Request"],
    ["start_date", TODAY, "2999-01-01", 400, "Invalid Dates"],
    ["duration_weeks", 105, 4, 400, "Invalid Duration"],
    ["phases", GAP, undefined, 400, "Invalid Phases"],
  ),
  "PATCH /v1/campaigns/{id}": peel(
    ["name", " ", "Spring menu", 400, "Invalid Request"],
    ["objective", 5, "More visits", 400, "Invalid Request"],
    ["start_date", TODAY, "2999-01-01", 400, "Invalid Dates"],
    ["duration_weeks", 105, 4, 400, "Invalid Duration"],
    ["phases", GAP, undefined, 400, "Invalid Phases"],
  ),
  "POST /v1/webhooks": peel(
    ["url", "http://hooks.example.com/", "https://hooks.example.com/", 400, "Invalid URL"],
    ["events", ["score.sank"], ["score.changed"], 422, "Invalid Events"],
    ["secret", 5, "correct horse battery staple", 400, "Invalid Request"],
  ),
  "PATCH /v1/webhooks/{id}": peel(
    ["url", "http://hooks.example.com/", "https://hooks.example.com/", 400, "Invalid URL"],
    ["events", ["score.sank"], ["score.changed"], 422, "Invalid Events"],
    ["status", "disabled", "active", 400, "Invalid Request"],
  ),
  "POST /v1/webhooks/{id}/rotate-secret": peel(["secret", 5, undefined, 400, "Invalid Request"]),
};

type Layer = [field: string, wrong: unknown, right: unknown, status: number, title: string];

function peel(...layers: Layer[]): Wrong[] {
  return layers.map(([, , , status, title], n) => {
    const body = layers.map(([field, wrong, right], m) => [field, m < n ? right : wrong]);
    return [Object.fromEntries(body), status, title, layers.slice(n).map(([field]) => field)];
  });
}

const CHANGING = OPERATIONS.filter(({ method }) => method === "POST" || method === "PATCH");
const TOO_LARGE = `{${" ".repeat(1_048_577)}`;
const NO_JSON = { "content-type": "text/plain" };

const fieldsOf = ({ body }: Answer): string[] => [
  ...new Set<string>(body.errors.map(({ pointer }: { pointer: string }) => pointer.split("/")[1])),
];

describe.each(CHANGING)("$name", ({ name, method, path, plan }) => {
  const wrongInAll = { body: TOO_LARGE, headers: NO_JSON };
  const layers = WRONG[name];

  it("401, then 403 (plan, then scope), then 429, then the request", async () => {
    expectProblem(await ask(method, path, wrongInAll), 401, "Unauthorized");
    const poor = await makeWorkspace(plan === "pro" ? "creator" : "pro");
    const poorReader = await makeKey(poor.id, { scopes: ["read"] });
    expectProblem(await ask(method, path, { ...wrongInAll, key: poorReader.key }), 403, "Plan Required");
    const { id, key } = await makeWorkspace("agency");
    for (let n = 0; n < 2; n++) await ask("GET", "/v1/workspace", { key });
    const reader = await makeKey(id, { scopes: ["read"] });
    expectProblem(await ask(method, path, { ...wrongInAll, key: reader.key }), 403, "Insufficient Scope");
    expectProblem(await ask(method, path, { ...wrongInAll, key }), 429, "Rate Limited");
  });

  if (layers)
    it("415, then 413, then 400 Malformed JSON, each before the fields and 404", async () => {
      const { key } = await makeWorkspace("enterprise");
      expectProblem(await ask(method, path, { ...wrongInAll, key }), 415, "Unsupported Media Type");
      expectProblem(await ask(method, path, { body: TOO_LARGE, key }), 413, "Content Too Large");
      for (const body of ["{", "[]", "null", '"x"', "5", "{}{}"])
        expectProblem(await ask(method, path, { body, key }), 400, "Malformed JSON");
    });

  it.each(layers ?? [])("%j → %i %s: all wrong fields are listed", async (body, status, title, fields) => {
    const { key } = await makeWorkspace("enterprise");
    const answer = await ask(method, path, { body, key });
    expectProblem(answer, status, title);
    expect(fieldsOf(answer)).toEqual(fields);
  });

  if (path.includes("_unknown"))
    it("404 Not Found, when the request itself is right", async () => {
      const { key } = await makeWorkspace("enterprise");
      const body = operationNamed(name).body ?? {};
      expectProblem(await ask(method, path, { body, key }), 404, "Not Found");
    });
});

const READING = OPERATIONS.filter(({ method }) => method === "GET" || method === "DELETE");
const WRONG_QUERY = "workspace_id=ws_none&include_pillars=perhaps&granularity=hourly&limit=0&status=x";
/** The operations of which a parameter is wrong in it; all name something unknown, where they can. */
const REFUSING_QUERIES = [
  "GET /v1/score",
  "GET /v1/score/history",
  "GET /v1/audit",
  "GET /v1/campaigns",
  "GET /v1/webhooks",
  "GET /v1/webhooks/{id}/deliveries",
];

describe.each(READING)("$name", ({ name, method, path, plan }) => {
  const wrong = `${path}?${WRONG_QUERY}`;

  it("401, then 403 (plan, then scope), then 429, then the request", async () => {
    expectProblem(await ask(method, wrong), 401, "Unauthorized");
    const poor = await makeWorkspace(plan === "pro" ? "creator" : "pro");
    const withoutScope = method === "GET" ? ["write" as const] : ["read" as const];
    const poorKey = await makeKey(poor.id, { scopes: withoutScope });
    expectProblem(await ask(method, wrong, { key: poorKey.key }), 403, "Plan Required");
    const { id, key } = await makeWorkspace("agency");
    const requests = name === "GET /v1/score" ? "/v1/score" : "/v1/workspace";
    for (let n = 0; n < 2; n++) await ask("GET", requests, { key });
    const lacking = await makeKey(id, { scopes: withoutScope });
    expectProblem(await ask(method, wrong, { key: lacking.key }), 403, "Insufficient Scope");
    expectProblem(await ask(method, wrong, { key }), 429, "Rate Limited");
  });

  if (REFUSING_QUERIES.includes(name))
    it("400 Invalid Request comes before 404", async () => {
      const { key } = await makeWorkspace("enterprise");
      expectProblem(await ask(method, wrong, { key }), 400, "Invalid Request");
    });
});

describe("the state of the resource comes last", () => {
  it("POST /v1/audit/run: 404 comes after the fields and before the state", async () => {
    const workspace = await makeAuditedWorkspace("enterprise");
    await startRun(workspace);
    const run = (body: object) => ask("POST", "/v1/audit/run", { key: workspace.key, body });
    expectProblem(await run({ workspace_id: "ws_none", lookback_days: 0 }), 422, "Invalid Request");
    expectProblem(await run({ workspace_id: "ws_none" }), 404, "Not Found");
    expectProblem(await run({}), 409, "Audit In Progress");
  });

  it("PATCH /v1/campaigns/{id}: the dates of a campaign that has begun stay", async () => {
    const workspace = await makeWorkspace("enterprise");
    const id = await makeCampaign(workspace);
    const where = { workspaceId: workspace.id, id };
    await withWorkspace(workspace.id, (tx) =>
      tx.campaign.updateMany({ where, data: { status: "active", phase: 0 } }),
    );
    const change = (body: object) => ask("PATCH", `/v1/campaigns/${id}`, { key: workspace.key, body });
    expectProblem(await change({ duration_weeks: 105 }), 400, "Invalid Duration");
    expectProblem(await change({ duration_weeks: 8 }), 409, "Campaign Started");
    expectProblem(await change({ name: "Other", start_date: "2999-01-01" }), 409, "Campaign Started");
    const { status, body } = await change({ name: "Renamed", objective: "More visits" });
    expect([status, body.name, body.objective]).toEqual([200, "Renamed", "More visits"]);
  });

  it("POST …/replay: a delivery that is still under way is not replayed, and its webhook's 404 comes first", async () => {
    const workspace = await makeWorkspace("enterprise");
    const [id, other] = [await makeWebhook(workspace), await makeWebhook(workspace)];
    const { key } = workspace;
    const test = await ask("POST", `/v1/webhooks/${id}/test`, { key });
    const replay = (webhookId: string) =>
      ask("POST", `/v1/webhooks/${webhookId}/deliveries/${test.body.delivery_id}/replay`, { key });
    expectProblem(await replay(other), 404, "Not Found");
    expectProblem(await replay(id), 409, "Delivery Pending");
  });
});
