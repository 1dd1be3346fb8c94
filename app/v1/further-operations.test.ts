import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { type Keyed, makeCampaign, makeDelivery, makeWebhook } from "#scripts/testing/reach.ts";

const PAGE = ["total", "limit", "offset"];
const SCORES = ["score_at_start", "score_current", "score_delta"];
const ENTRY = ["id", "name", "status", "current_phase", "phase_progress", ...SCORES, "created_at"];
const WHOLE = [...ENTRY, "phases", "objective", "start_date", "duration_weeks"];
const WEBHOOK = ["id", "url", "events", "status", "created_at"];

let workspace: Keyed & { auditId: string };

beforeAll(async () => {
  workspace = await makeAuditedWorkspace("agency");
});

async function send(method: string, path: string, body?: object) {
  const answer = await ask(method, path, { key: workspace.key, ...(body && { body }) });
  expect([answer.body.title, answer.status]).toEqual([undefined, 200]);
  return answer.body;
}

it("GET /v1/audit answers with exactly its fields", async () => {
  const body = await send("GET", "/v1/audit?limit=500&offset=0");
  expectFields(body, ["audits", ...PAGE]);
  expect(body).toMatchObject({ total: 1, limit: 100, offset: 0 });
  expectFields(body.audits[0], ["audit_id", "status", "score", "started_at", "completed_at"]);
  expect(body.audits[0]).toMatchObject({ audit_id: workspace.auditId, status: "completed" });
});

describe("campaigns", () => {
  it("GET and PATCH answer with the list entry and what it leaves out", async () => {
    const id = await makeCampaign(workspace, { start_date: "2999-01-01", objective: "More visits" });
    const body = await send("GET", `/v1/campaigns/${id}`);
    expectFields(body, WHOLE);
    expect(body).toMatchObject({ id, status: "draft", objective: "More visits", duration_weeks: 12 });
    expect(body.start_date).toMatch(/^2999-01-01/);
    const { score } = await send("GET", "/v1/score");
    expect(body).toMatchObject({ score_at_start: score, score_current: score, score_delta: "+0.0" });
    const changes = { name: "Other", start_date: "2999-02-01", duration_weeks: 2 };
    const changed = await send("PATCH", `/v1/campaigns/${id}`, changes);
    expectFields(changed, WHOLE);
    expect(changed).toMatchObject({ name: "Other", duration_weeks: 2, objective: "More visits" });
    expect(changed.phases.map(({ weeks }: { weeks: number[] }) => weeks)).toEqual([[1], [2]]);
    expect(await send("GET", `/v1/campaigns/${id}`)).toEqual(changed);
  });

  it("PATCH without fields changes nothing", async () => {
    const id = await makeCampaign(workspace);
    const before = await send("GET", `/v1/campaigns/${id}`);
    expect(await send("PATCH", `/v1/campaigns/${id}`, {})).toEqual(before);
  });

  it("DELETE answers once; then it is gone", async () => {
    const id = await makeCampaign(workspace);
    expect(await send("DELETE", `/v1/campaigns/${id}`)).toEqual({ id, deleted: true });
    for (const method of ["DELETE", "GET", "PATCH"])
      expectProblem(await ask(method, `/v1/campaigns/${id}`, { key: workspace.key }), 404, "Not Found");
    const { campaigns } = await send("GET", "/v1/campaigns?limit=100");
    expect(campaigns.map((one: { id: string }) => one.id)).not.toContain(id);
  });
});

describe("webhooks", () => {
  it("GET lists them in pages; PATCH changes url, events and status, and nothing else", async () => {
    const id = await makeWebhook(workspace);
    const list = await send("GET", "/v1/webhooks?limit=500");
    expectFields(list, ["webhooks", ...PAGE]);
    expect(list.limit).toBe(100);
    for (const one of list.webhooks) expectFields(one, WEBHOOK);
    const changes = { url: "https://other.example.com/", events: ["score.changed"], status: "paused" };
    const changed = await send("PATCH", `/v1/webhooks/${id}`, { ...changes, id: "x", created_at: "x" });
    expectFields(changed, WEBHOOK);
    expect(changed).toMatchObject({ ...changes, id });
    expect(await send("PATCH", `/v1/webhooks/${id}`, {})).toEqual(changed);
    expect(await send("PATCH", `/v1/webhooks/${id}`, { status: "active" })).toMatchObject({
      status: "active",
    });
  });

  it("DELETE answers once; then it is gone", async () => {
    const id = await makeWebhook(workspace);
    expect(await send("DELETE", `/v1/webhooks/${id}`)).toEqual({ id, deleted: true });
    expectProblem(await ask("GET", `/v1/webhooks/${id}`, { key: workspace.key }), 404, "Not Found");
  });

  it("rotate-secret answers with the new secret, its own or the one that is sent", async () => {
    const id = await makeWebhook(workspace);
    const made = await send("POST", `/v1/webhooks/${id}/rotate-secret`, {});
    expectFields(made, ["id", "secret", "previous_valid_until"]);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/);
    const length = Buffer.from(made.secret.slice("whsec_".length), "base64").length;
    expect(length).toBeGreaterThanOrEqual(24);
    expect(length).toBeLessThanOrEqual(64);
    expect(made.previous_valid_until).toMatch(ISO_UTC);
    const secret = "correct horse battery staple";
    const given = await send("POST", `/v1/webhooks/${id}/rotate-secret`, { secret });
    expect(given).toMatchObject({ id, secret });
  });

  it("test and replay answer with a delivery, which the list then has", async () => {
    const id = await makeWebhook(workspace);
    const failed = await makeDelivery(workspace, id);
    const body = await send("POST", `/v1/webhooks/${id}/deliveries/${failed}/replay`);
    expectFields(body, ["delivery_id"]);
    const list = await send("GET", `/v1/webhooks/${id}/deliveries`);
    expectFields(list, ["deliveries", ...PAGE]);
    const FIELDS = ["id", "message_id", "event", "status", "attempts", "next_attempt_at", "created_at"];
    for (const one of list.deliveries) expectFields(one, FIELDS);
    const ids = list.deliveries.map((one: { id: string }) => one.id);
    expect(ids).toContain(body.delivery_id);
    expect(ids).toContain(failed);
    expect(list.deliveries[0].event).toBe("webhook.test");
    const pending = await send("GET", `/v1/webhooks/${id}/deliveries?status=pending`);
    expect(new Set(pending.deliveries.map((one: { status: string }) => one.status))).toEqual(
      new Set(["pending"]),
    );
    const wrong = await ask("GET", `/v1/webhooks/${id}/deliveries?status=lost`, { key: workspace.key });
    expectProblem(wrong, 400, "Invalid Request");
  });
});
