import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { rereadEnv } from "#lib/env.ts";
import { unseal } from "#lib/secrets/seal.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { addSibling } from "#scripts/testing/keys.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };
const FIELDS = ["id", "url", "events", "status", "created_at"];
const URL_OK = "https://hooks.example.com/plinth";

function register({ key }: Keyed, changes: object = {}): Promise<Answer> {
  const body = { url: URL_OK, events: ["audit.completed"], ...changes };
  return ask("POST", "/v1/webhooks", { key, body });
}

const list = ({ key }: Keyed, query = "") => ask("GET", `/v1/webhooks${query}`, { key });

const rowsOf = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.webhook.findMany({ where: { workspaceId } }));

async function secretOf(workspaceId: string, id: string): Promise<string> {
  const row = (await rowsOf(workspaceId)).find((one) => one.id === id);
  const place = { workspaceId, table: "webhooks", row: id, column: "secret" };
  return unseal(row?.secret ?? new Uint8Array(), place);
}

describe("POST /v1/webhooks", () => {
  it("answers with exactly the contract's fields", async () => {
    const workspace = await makeWorkspace();
    const events = ["campaign.phase_changed", "audit.completed", "score.changed"];
    const { status, body } = await register(workspace, { events, note: "ignored" });
    expect(status).toBe(200);
    expectFields(body, FIELDS);
    expect(body).toMatchObject({ url: URL_OK, events, status: "active" });
    expect(body.id).toMatch(/^wh_\w{22}$/);
    expect(body.created_at).toMatch(ISO_UTC);
  });

  it("takes an event that is named twice once", async () => {
    const events = ["score.changed", "audit.completed", "score.changed"];
    const { body } = await register(await makeWorkspace(), { events });
    expect(body.events).toEqual(["score.changed", "audit.completed"]);
  });

  it.each([
    ["https://hooks.example.com", "https://hooks.example.com"],
    ["HTTPS://Hooks.Example.com:443/a/../b?c=d", "HTTPS://Hooks.Example.com:443/a/../b?c=d"],
    ["https://93.184.216.34/", "https://93.184.216.34/"],
    ["https://[2606:4700::1111]/", "https://[2606:4700::1111]/"],
    ["https://bücher.example.com/ü", "https://xn--bcher-kva.example.com/%C3%BC"],
    [" https://hooks.example.com/a\nb ", "https://hooks.example.com/ab"],
  ])("takes the address %j, without asking for its name, and answers %j", async (url, answered) => {
    const { status, body } = await register(await makeWorkspace(), { url });
    expect([status, body.url]).toEqual([200, answered]);
  });

  it("keeps the secret sealed, and gives it to nobody", async () => {
    const workspace = await makeWorkspace();
    const secret = "a very secret phrase ✓";
    const created = await register(workspace, { secret });
    const { id } = created.body;
    const answers = [created, await ask("GET", `/v1/webhooks/${id}`, workspace), await list(workspace)];
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/secret/);
    const [row] = await rowsOf(workspace.id);
    expect(Buffer.from(row?.secret ?? []).includes(Buffer.from(secret))).toBe(false);
    expect(await secretOf(workspace.id, id)).toBe(secret);
  });

  it("makes a secret of its own for each webhook that comes without one", async () => {
    const workspace = await makeWorkspace();
    const made = [(await register(workspace)).body.id, (await register(workspace)).body.id];
    const secrets = await Promise.all(made.map((id) => secretOf(workspace.id, id)));
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_/);
      expect(Buffer.from(secret.slice("whsec_".length), "base64")).toHaveLength(32);
    }
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  it("409 Limit Reached: a workspace has 50 webhooks, also of 60 registrations at once", async () => {
    const [workspace, other] = [await makeWorkspace("enterprise"), await makeWorkspace()];
    const answers = await Promise.all(Array.from({ length: 60 }, () => register(workspace)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(50).fill(200), ...Array(10).fill(409)]);
    expectProblem(await register(workspace), 409, "Limit Reached");
    expect((await register(other)).status).toBe(200);
    const [row] = await rowsOf(workspace.id);
    await ask("DELETE", `/v1/webhooks/${row?.id}`, { key: workspace.key });
    expect((await register(workspace)).status).toBe(200);
  });

  it("plain http is not taken in a network that the operator allows either", async () => {
    const allow = (networks: string) => {
      process.env.PLINTH_ALLOWED_PRIVATE_CIDRS = networks;
      rereadEnv();
    };
    const workspace = await makeWorkspace();
    allow("127.0.0.0/8");
    try {
      expectProblem(await register(workspace, { url: "http://127.0.0.1:8080/" }), 400, "Invalid URL");
      expect((await register(workspace, { url: "https://127.0.0.1:8443/" })).status).toBe(200);
    } finally {
      allow("");
    }
  });
});

describe("GET /v1/webhooks", () => {
  it("lists the webhooks of the key's workspace alone, the newest first, in pages", async () => {
    const [workspace, other] = [await makeWorkspace(), await makeWorkspace()];
    const sibling = await addSibling(workspace.id);
    const made: object[] = [];
    for (let n = 0; n < 3; n++) made.unshift((await register(workspace)).body);
    await register(other);
    await register(sibling);
    expect((await list(workspace)).body).toEqual({ webhooks: made, total: 3, limit: 20, offset: 0 });
    const page = (await list(workspace, "?limit=1&offset=1")).body;
    expect(page).toEqual({ webhooks: [made[1]], total: 3, limit: 1, offset: 1 });
    expect((await list(workspace, "?limit=5000")).body.limit).toBe(100);
    expect((await list(sibling)).body.total).toBe(1);
  });
});
