import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAudit } from "#lib/audits/run-audit.ts";
import { databasePool } from "#lib/database-connections.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { makeSmallWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { inDays } from "#scripts/testing/campaigns.ts";
import { makeKey } from "#scripts/testing/keys.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import * as mcp from "./route.ts";
import { describeTools } from "./tools/list-tools.ts";

type Result = {
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  _meta?: { problem?: Record<string, unknown> };
};

/** What is looked at of structured results, whose form the client has checked. */
type Structured = {
  id: string;
  audit_id: string;
  score: number;
  explanation: unknown;
  audits: unknown[];
  posts: unknown[];
  campaigns: { name: string }[];
  next: string;
  total: number;
};

const REVISIONS = ["2025-11-25", "2026-07-28"] as const;
const open: Client[] = [];
let served: Served;
let workspace: Awaited<ReturnType<typeof makeSmallWorkspace>>;

beforeAll(async () => {
  served = await serveHandlers({ "/mcp": mcp });
  workspace = await makeSmallWorkspace("agency");
});

afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await served.close();
});

/** The protocol's own client: it checks every structured result against the schema that the tool declares. */
async function connect(key: string, revision: (typeof REVISIONS)[number] = "2026-07-28"): Promise<Client> {
  const mode = revision === "2026-07-28" ? { pin: revision } : ("legacy" as const);
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${served.url}/mcp`), { requestInit: { headers } }),
  );
  open.push(client);
  return client;
}

async function use(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Result> {
  return (await client.callTool({ name, arguments: args })) as Result;
}

/** What a tool gives that is not refused: structured, and the same as text. */
async function get(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = await use(client, name, args);
  expect(isError ?? false, content[0]?.text).toBe(false);
  expect(content[0]?.text).not.toMatch(/undefined|null|NaN|\[object/);
  expect(JSON.parse(content[1]?.text ?? "")).toEqual(structuredContent);
  return structuredContent as unknown as Structured;
}

/** The title of a refusal whose text says all that an agent needs. */
async function refusal(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError, _meta } = await use(client, name, args);
  expect(isError).toBe(true);
  expect(structuredContent).toBeUndefined();
  const { title, code, detail, way_out } = _meta?.problem ?? {};
  expect(content[0]?.text).toMatch(/^[^\n]+\nWhat to do: .+\nCode: [a-z_]+ \(\d{3}\)\./);
  for (const part of [title, code, detail, way_out]) expect(content[0]?.text).toContain(part);
  return { ..._meta?.problem, text: content[0]?.text };
}

function post(body: string, headers: Record<string, string> = {}) {
  return fetch(`${served.url}/mcp`, {
    method: "POST",
    body,
    headers: {
      authorization: `Bearer ${workspace.key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
  });
}

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

describe.each(REVISIONS)("an agent of revision %s", (revision) => {
  it("lists tools, each with what a client has to know of it", async () => {
    const client = await connect(workspace.key, revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(describeTools().map(({ name }) => name));
    for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toBeTruthy();
      expect(description?.length, name).toBeGreaterThan(30);
      expect(inputSchema.type, name).toBe("object");
      expect(outputSchema?.type, name).toBe("object");
      expect(JSON.stringify([inputSchema, outputSchema]), name).not.toContain("$ref");
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {}))
        expect((schema as { description?: string }).description, `${name} ${field}`).toBeTruthy();
      const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations ?? {};
      for (const hint of [readOnlyHint, destructiveHint, idempotentHint, openWorldHint])
        expect(hint, name).toBeTypeOf("boolean");
    }
  });

  it("runs an audit, waits for it and reads why the score is what it is", async () => {
    const client = await connect(workspace.key, revision);
    const run = await get(client, "run_audit", { lookback_days: 30 });
    const early = await get(client, "wait_for_audit", { audit_id: run.audit_id, max_seconds: 1 });
    expect(early).toMatchObject({
      status: "processing",
      audit: null,
      next: expect.stringContaining("again"),
    });
    expect(await refusal(client, "get_audit", { audit_id: run.audit_id })).toMatchObject({
      code: "too_early",
      retry_after: expect.any(Number),
      text: expect.stringContaining("Retry after: "),
    });
    expect(await refusal(client, "run_audit")).toMatchObject({ code: "audit_in_progress" });
    await runAudit(workspace.id, run.audit_id);
    const done = await get(client, "wait_for_audit", { audit_id: run.audit_id });
    expect(done).toMatchObject({ status: "completed", progress: null, audit: { audit_id: run.audit_id } });
    const { score, explanation } = await get(client, "get_score");
    expect(explanation).toMatchObject({ base: 50, total: score });
    expect(await get(client, "get_score", { expand: [] })).not.toHaveProperty("explanation");
    const audit = await get(client, "get_audit", { audit_id: run.audit_id });
    expect(audit).toMatchObject({ score, explanation, confidence: expect.anything() });
    const { audits } = await get(client, "list_audits", { limit: 1 });
    expect(audits).toMatchObject([{ audit_id: run.audit_id, score }]);
    expect(await get(client, "get_score_history", { granularity: "daily" })).toMatchObject({
      granularity: "daily",
    });
  });

  it("looks at workspace, platforms and posts, and scores a draft", async () => {
    const client = await connect(workspace.key, revision);
    expect(await get(client, "get_workspace")).toMatchObject({ id: workspace.id, plan: "agency" });
    expect(await get(client, "list_workspaces")).toMatchObject({ total: 1 });
    expect(await get(client, "list_platforms")).toMatchObject({ total_connected: 1 });
    const { posts, next } = await get(client, "list_posts", { sort: "percentile", limit: 3 });
    expect(posts).toHaveLength(3);
    const more = await get(client, "list_posts", { sort: "percentile", limit: 3, after: next });
    expect(more.posts).toHaveLength(3);
    expect(more.posts).not.toEqual(posts);
    const draft = { content_type: "text", content: "Our winter menu is here.", platform: "twitter" };
    expect(await get(client, "score_draft", draft)).toMatchObject({ platform: "twitter" });
    expect(await get(client, "score_draft", { ...draft, expand: ["evidence"] })).toHaveProperty("evidence");
  });

  it("makes a campaign once, however often it is asked for under one name", async () => {
    const client = await connect(workspace.key, revision);
    const asked = { name: `Of ${revision}`, start_date: inDays(3), idempotency_key: `once-${revision}` };
    const first = await get(client, "create_campaign", asked);
    expect(await get(client, "create_campaign", asked)).toEqual(first);
    expect(await get(client, "get_campaign", { campaign_id: first.id })).toMatchObject({ name: asked.name });
    const { campaigns } = await get(client, "list_campaigns", { status: "draft" });
    expect(campaigns.filter(({ name }) => name === asked.name)).toHaveLength(1);
  });

  it("reads resources", async () => {
    const auditId = await runToEnd(workspace);
    const client = await connect(workspace.key, revision);
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resources.map(({ uri }) => uri)).toEqual(["plinth://methodology", "plinth://audits"]);
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(["plinth://audits/{audit_id}"]);
    const read = async (uri: string) => (await client.readResource({ uri })).contents[0] as { text: string };
    expect((await read("plinth://methodology")).text).toMatch(
      /^# How scores are made\n[\s\S]+\n## Pillars\n/,
    );
    const { audits } = JSON.parse((await read("plinth://audits")).text);
    expect(audits[0]).toMatchObject({ audit_id: auditId });
    expect(JSON.parse((await read(`plinth://audits/${auditId}`)).text)).toMatchObject({
      audit_id: auditId,
      explanation: { base: 50 },
    });
    await expect(read("plinth://audits/aud_unknown")).rejects.toThrow(/no audit|not found/i);
    await expect(read("plinth://nothing")).rejects.toMatchObject({ code: -32602 });
  });

  it("gets prompts, with what it was asked to fill in", async () => {
    const client = await connect(workspace.key, revision);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(["weekly_review", "before_you_post"]);
    const text = async (name: string, args: Record<string, string>) => {
      const { messages } = await client.getPrompt({ name, arguments: args });
      return (messages[0]?.content as { text: string } | undefined)?.text ?? "";
    };
    expect(await text("weekly_review", { workspace_id: "ws_1" })).toContain("ws_1");
    const filled = await text("before_you_post", { platform: "twitter", draft: "Come and try." });
    expect(filled).toMatch(/on twitter[\s\S]+\nCome and try\.\n/);
    await expect(text("before_you_post", { platform: "twitter" })).rejects.toThrow(
      /needs the argument draft/,
    );
    await expect(text("nothing", {})).rejects.toThrow(/There are: weekly_review, before_you_post/);
  });
});

it("an audit that fails is a result that says why, and fits what the tools declare", async () => {
  const { id, key } = await makeWorkspace("pro");
  await importText(id, "twitter", makePosts(30, addDays(utcDay(new Date()), -91)));
  const auditId = await runToEnd({ id, key });
  for (const revision of REVISIONS) {
    const client = await connect(key, revision);
    const told = { status: "failed", error: { title: "No Recent Data" }, score: null };
    expect(await get(client, "get_audit", { audit_id: auditId })).toMatchObject(told);
    expect(await get(client, "wait_for_audit", { audit_id: auditId })).toMatchObject({
      status: "failed",
      audit: told,
      next: expect.stringContaining("does not count"),
    });
  }
});

it("no tool destroys, publishes or sends: two make something, all others only look", async () => {
  const tools = describeTools();
  const changing = tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name);
  expect(changing).toEqual(["run_audit", "create_campaign"]);
  expect(tools.filter(({ annotations }) => annotations.destructiveHint)).toEqual([]);
  expect(JSON.stringify(tools)).not.toContain("webhook_url");
  // An argument that a tool does not take does not reach its operation either.
  const { id, key } = await makeSmallWorkspace();
  await get(await connect(key), "run_audit", { webhook_url: "https://hooks.example.com/elsewhere" });
  const audits = await ownerDb().audit.findMany({ where: { workspaceId: id }, select: { webhookUrl: true } });
  expect(audits).toEqual([{ webhookUrl: null }]);
});

describe("a tool that is refused says why and what to do", () => {
  it("for wrong arguments", async () => {
    const client = await connect(workspace.key);
    expect(await refusal(client, "run_audit", { lookback_days: 0 })).toMatchObject({
      code: "invalid_request",
      status: 422,
      errors: [{ pointer: "/lookback_days", detail: "must be a whole number from 1 to 365" }],
    });
    expect(await refusal(client, "get_score_history", { granularity: 5 })).toMatchObject({ status: 400 });
    expect(await refusal(client, "list_posts", { limit: {} })).toMatchObject({ code: "invalid_request" });
    expect(await refusal(client, "score_draft", { content: "x" })).toMatchObject({
      code: "invalid_content_type",
    });
    expect(await refusal(client, "get_audit", {})).toMatchObject({ code: "invalid_request" });
    expect(await refusal(client, "wait_for_audit", { audit_id: "../../x" })).toMatchObject({
      code: "not_found",
    });
    await expect(use(client, "nothing")).rejects.toThrow(
      /There is no tool nothing\. There are: get_workspace/,
    );
  });

  it("for the plan", async () => {
    const { key } = await makeWorkspace("pro");
    const client = await connect(key);
    const draft = { content_type: "text", content: "Come.", platform: "twitter" };
    for (const [name, args] of [
      ["score_draft", draft],
      ["list_campaigns", {}],
    ] as const)
      expect(await refusal(client, name, args)).toMatchObject({ code: "plan_required", status: 403 });
    expect(await refusal(client, "get_score")).toMatchObject({
      code: "no_score_available",
      way_out: expect.stringContaining("run_audit"),
    });
  });

  it("for the scope of the key", async () => {
    const { key } = await makeKey(workspace.id, { scopes: ["audits:read"] });
    const client = await connect(key);
    expect((await get(client, "list_audits")).total).toBeTypeOf("number");
    for (const name of ["get_score", "list_posts", "run_audit", "list_platforms"])
      expect(await refusal(client, name)).toMatchObject({ code: "insufficient_scope" });
    await expect(
      (await connect((await makeKey(workspace.id, { scopes: ["score:read"] })).key)).readResource({
        uri: "plinth://audits",
      }),
    ).rejects.toMatchObject({ data: { title: "Insufficient Scope", way_out: expect.any(String) } });
  });

  it("for the rate, which it shares with /v1", async () => {
    const { id, key } = await makeWorkspace("pro");
    const client = await connect(key);
    await get(client, "get_workspace");
    const points = await databasePool().query("SELECT points FROM rate_limits WHERE key = $1", [`pro:${id}`]);
    expect(points.rows).toEqual([{ points: expect.any(Number) }]);
    await databasePool().query("UPDATE rate_limits SET points = 600 WHERE key = $1", [`pro:${id}`]);
    expect(await refusal(client, "get_workspace")).toMatchObject({
      code: "rate_limited",
      retry_after: expect.any(Number),
    });
    expect(await refusal(client, "get_score")).toMatchObject({ code: "no_score_available" });
    const listed = await post(LIST, { authorization: `Bearer ${key}` });
    expect(listed.status).toBe(429);
    expect(listed.headers.get("retry-after")).toMatch(/^\d+$/);
  });

  it("for another workspace's things", async () => {
    const other = await makeWorkspace("agency");
    const client = await connect(other.key);
    const auditId = await runToEnd(workspace);
    for (const name of ["get_audit", "wait_for_audit"])
      expect(await refusal(client, name, { audit_id: auditId })).toMatchObject({ code: "not_found" });
    for (const name of ["get_score", "list_posts", "run_audit", "list_platforms"])
      expect(await refusal(client, name, { workspace_id: workspace.id })).toMatchObject({
        code: "not_found",
      });
  });
});

describe("a request that is no message of an agent with a key", () => {
  it.each([
    ["without a key", ""],
    ["with a wrong key", "Bearer plk_live_wrong"],
    ["with a password", "Basic eDp5"],
  ])("is answered 401 %s", async (_, authorization) => {
    const answer = await post(LIST, { authorization });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer /);
    expect(await answer.json()).toMatchObject({ title: "Unauthorized", code: "unauthorized" });
  });

  it("is answered 403 where the plan has no API", async () => {
    const { key } = await makeWorkspace("creator");
    const answer = await post(LIST, { authorization: `Bearer ${key}` });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ title: "Plan Required" });
  });

  it("is answered 403 when it comes from a page of another site", async () => {
    for (const origin of [
      "https://evil.example",
      "null",
      served.url.replace("127.0.0.1", "rebound.example"),
    ]) {
      const answer = await post(LIST, { origin });
      expect(answer.status, origin).toBe(403);
      expect(await answer.json()).toMatchObject({ title: "Forbidden" });
    }
  });

  it.each([
    ["no JSON", "{", -32700],
    ["nothing", "", -32700],
    ["no UTF-8", Buffer.from([0x22, 0xff, 0x22]), -32700],
    ["a list", `[${LIST}]`, -32600],
    ["a number", "5", -32600],
    ["JSON, but no JSON-RPC", JSON.stringify({ method: "tools/list" }), -32600],
    [
      "too deep",
      `{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":${"[".repeat(9_000)}${"]".repeat(9_000)}}}`,
      -32600,
    ],
  ])("is answered by an error of JSON-RPC when it holds %s", async (_, body, code) => {
    const answer = await post(body as string);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      jsonrpc: "2.0",
      id: null,
      error: { code, message: expect.any(String) },
    });
  });

  it("is refused as every body is: of another type, packed, or too large", async () => {
    expect((await post(LIST, { "content-type": "text/plain" })).status).toBe(415);
    expect((await post(LIST, { "content-encoding": "gzip" })).status).toBe(415);
    expect((await post(JSON.stringify({ jsonrpc: "2.0", x: "x".repeat(1_048_576) }))).status).toBe(413);
  });

  it("is told of a method that there is not, and of a revision that there is not", async () => {
    const unknown = await post(JSON.stringify({ jsonrpc: "2.0", id: 7, method: "nothing/here" }));
    expect(await unknown.text()).toContain('"code":-32601');
    const revision = await post(LIST, { "mcp-protocol-version": "1999-01-01" });
    expect(revision.status).toBe(400);
  });

  it.each(["GET", "DELETE", "PUT", "PATCH"])(
    "is answered 405 with %s: there are no sessions",
    async (method) => {
      const headers = { authorization: `Bearer ${workspace.key}`, accept: "text/event-stream" };
      const answer = await fetch(`${served.url}/mcp`, { method, headers });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
    },
  );

  it("takes a notification without a word", async () => {
    const answer = await post(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }));
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
  });
});
