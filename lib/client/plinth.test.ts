import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAudit } from "#lib/audits/run-audit.ts";
import { CLIENT_FILE, writeClient } from "#scripts/client/write-client.ts";
import { makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import {
  type CreateCampaignInput,
  type CreateWebhookInput,
  type OPERATIONS,
  type PlinthClient,
  PlinthError,
  pages,
  plinth,
} from "./plinth.ts";

let served: Served;

beforeAll(async () => {
  served = await serveHandlers();
});

afterAll(() => served.close());

const clientOf = ({ key }: { key: string }): PlinthClient =>
  plinth({ apiKey: key, baseUrl: `${served.url}/` });

describe("the file of the client", () => {
  it("is what `npm run client` writes from the document", () => {
    expect(readFileSync(CLIENT_FILE, "utf8")).toBe(writeClient());
  });

  it("imports nothing", () => {
    expect(readFileSync(CLIENT_FILE, "utf8")).not.toMatch(/^import |\bimport\(|\brequire\(/m);
  });
});

type Known = { audit_id: string; webhook_id: string; campaign_id: string };
type Call = (client: PlinthClient, known: Known) => Promise<unknown>;

/** One call of every operation, on a workspace with a completed audit, a webhook and a campaign. */
const CALLS: Record<keyof typeof OPERATIONS, Call> = {
  getScore: (client) => client.getScore({ include_pillars: false, expand: ["confidence"] }),
  getScoreHistory: (client) => client.getScoreHistory({ granularity: "daily" }),
  runAudit: (client) => client.runAudit({ lookback_days: 30 }),
  getAudit: (client, { audit_id }) => client.getAudit({ audit_id, expand: ["explanation", "confidence"] }),
  listAudits: (client) => client.listAudits({ limit: 5 }),
  listPlatforms: (client) => client.listPlatforms(),
  createImport: (client) => client.createImport(EXPORT),
  listImports: (client) => client.listImports({ limit: 5 }),
  getImport: async (client) => client.getImport({ import_id: (await client.createImport(EXPORT)).import_id }),
  getWorkspace: (client) => client.getWorkspace(),
  listWorkspaces: (client) => client.listWorkspaces({ limit: 5 }),
  scoreContent: (client) => client.scoreContent({ ...DRAFT, expand: ["evidence"] }),
  createCampaign: (client) => client.createCampaign(PLAN),
  listCampaigns: (client) => client.listCampaigns({ status: "draft" }),
  getCampaign: (client, { campaign_id }) => client.getCampaign({ campaign_id }),
  changeCampaign: (client, { campaign_id }) => client.changeCampaign({ campaign_id, name: "Spring" }),
  deleteCampaign: (client, { campaign_id }) => client.deleteCampaign({ campaign_id }),
  createWebhook: (client) => client.createWebhook(HOOK),
  listWebhooks: (client) => client.listWebhooks(),
  getWebhook: (client, { webhook_id }) => client.getWebhook({ webhook_id }),
  changeWebhook: (client, { webhook_id }) => client.changeWebhook({ webhook_id, status: "paused" }),
  rotateWebhookSecret: (client, { webhook_id }) => client.rotateWebhookSecret({ webhook_id }),
  testWebhook: (client, { webhook_id }) => client.testWebhook({ webhook_id }),
  listDeliveries: (client, { webhook_id }) => client.listDeliveries({ webhook_id }),
  replayDelivery: async (client, { webhook_id }) => {
    const { delivery_id } = await client.testWebhook({ webhook_id });
    const refused = client.replayDelivery({ webhook_id, delivery_id });
    await expect(refused).rejects.toMatchObject({ code: "delivery_pending" });
    return {};
  },
  listEvents: (client) => client.listEvents({ after: 0, limit: 5 }),
  testEvent: (client) => client.testEvent({ event: "audit.completed" }),
  deleteWebhook: (client, { webhook_id }) => client.deleteWebhook({ webhook_id }),
};
const EXPORT = { platform: "twitter", handle: "brand", file_name: "posts.csv", file: "id,text\n" } as const;
const DRAFT = { content_type: "text", content: "Our winter menu is here.", platform: "linkedin" } as const;
const PLAN: CreateCampaignInput = { name: "Winter", start_date: "2099-01-01", duration_weeks: 8 };
const HOOK: CreateWebhookInput = { url: "https://hooks.example.com/plinth", events: ["audit.completed"] };

describe("every operation", () => {
  let workspace: Awaited<ReturnType<typeof makeAuditedWorkspace>>;

  beforeAll(async () => {
    workspace = await makeAuditedWorkspace("agency");
  });

  it.each(Object.entries(CALLS))("%s is answered over HTTP", async (_, call) => {
    const client = clientOf(workspace);
    const { id: webhook_id } = await client.createWebhook(HOOK);
    const { id: campaign_id } = await client.createCampaign(PLAN);
    const known = { audit_id: workspace.auditId, webhook_id, campaign_id };
    expect(await call(client, known)).toBeTypeOf("object");
  });

  it("puts path, query and body fields where they belong", async () => {
    const workspace = await makeAuditedWorkspace();
    const client = clientOf(workspace);
    const score = await client.getScore({ include_pillars: false, expand: ["confidence"] });
    expect(Object.keys(score)).toEqual(expect.arrayContaining(["score", "confidence"]));
    expect(score).not.toHaveProperty("pillars");
    const run = await client.runAudit({ lookback_days: 30 });
    expect(run).toMatchObject({ workspace_id: workspace.id, lookback_days: 30, status: "processing" });
    expect(await client.getAudit({ audit_id: workspace.auditId })).toMatchObject({ status: "completed" });
  });

  it("is refused with a PlinthError that has every member of the problem", async () => {
    const client = clientOf(await makeSmallWorkspace());
    const error = await client.runAudit({ lookback_days: 1_000 }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(PlinthError);
    expect(error).toMatchObject({ status: 422, title: "Invalid Request", code: "invalid_request" });
    expect(error.errors).toEqual([{ pointer: "/lookback_days", detail: expect.any(String) }]);
    expect(error.requestId).toBe(error.problem.request_id);
    expect(error.message).toBe(`Invalid Request: ${error.detail}`);
  });

  it("is refused with 401 for a key that is none", async () => {
    await expect(clientOf({ key: "plk_live_none" }).getScore()).rejects.toMatchObject({ status: 401 });
    expect(() => plinth({ apiKey: "", baseUrl: served.url })).toThrow("apiKey");
  });

  it.each(["", ".", ".."])("is not sent with %j for an identifier", async (audit_id) => {
    await expect(clientOf({ key: "plk_live_none" }).getAudit({ audit_id })).rejects.toThrow(TypeError);
  });
});

describe("an Idempotency-Key", () => {
  it("of one's own makes a later call the same request", async () => {
    const client = clientOf(await makeSmallWorkspace());
    const options = { idempotencyKey: "audit-of-the-day" };
    const first = await client.runAudit({}, options);
    expect(await client.runAudit({}, options)).toEqual(first);
    await expect(client.runAudit({})).rejects.toMatchObject({ code: "audit_in_progress" });
  });
});

describe("waitForAudit", () => {
  it("tells the progress and gives the result", async () => {
    const workspace = await makeSmallWorkspace();
    const client = clientOf(workspace);
    const { audit_id } = await client.runAudit();
    const told: unknown[] = [];
    const waiting = client.waitForAudit(audit_id, {
      onProgress: (progress) => {
        told.push(progress);
        if (told.length === 1) void runAudit(workspace.id, audit_id);
      },
    });
    expect(await waiting).toMatchObject({ audit_id, status: "completed", score: expect.any(Number) });
    expect(told[0]).toEqual({ step: expect.any(String), steps: expect.any(Number), percent: 0 });
  });

  it("ends with timed_out, and at once when its signal is aborted", async () => {
    const client = clientOf(await makeSmallWorkspace());
    const { audit_id } = await client.runAudit();
    await expect(client.waitForAudit(audit_id, { timeoutMs: 10 })).rejects.toMatchObject({
      code: "timed_out",
      status: 425,
      problem: { percent: 0 },
    });
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error("enough"));
    await expect(client.waitForAudit(audit_id, { onProgress, signal: stop.signal })).rejects.toThrow(
      "enough",
    );
  });
});

describe("pages", () => {
  it("gives every entry of a list once, also of an empty list", async () => {
    const client = clientOf(await makeWorkspace("agency"));
    const read = async (query?: { limit?: number; offset?: number }) => {
      const ids: string[][] = [];
      for await (const page of pages(client.listCampaigns, query))
        ids.push(page.campaigns.map(({ id }) => id));
      return ids;
    };
    expect(await read()).toEqual([[]]);
    const made: string[] = [];
    for (let number = 0; number < 3; number++) made.unshift((await client.createCampaign(PLAN)).id);
    expect(await read({ limit: 2 })).toEqual([made.slice(0, 2), made.slice(2)]);
    expect(await read({ limit: 1, offset: 1 })).toEqual([[made[1]], [made[2]]]);
  });
});
