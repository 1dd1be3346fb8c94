import { describe, expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { rereadEnv } from "#lib/env.ts";
import { unseal } from "#lib/secrets/seal.ts";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { expectProblem, pointersOf } from "#scripts/testing/expect-problem.ts";
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

  it("403 Plan Required: The plan is below Agency.", async () => {
    const workspace = await makeWorkspace("pro");
    expectProblem(await register(workspace), 403, "Plan Required");
    expect(await rowsOf(workspace.id)).toEqual([]);
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

  it("a repeated Idempotency-Key registers once", async () => {
    const workspace = await makeWorkspace();
    const body = { url: URL_OK, events: ["score.changed"] };
    const send = () =>
      ask("POST", "/v1/webhooks", { key: workspace.key, body, headers: { "idempotency-key": "one" } });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await rowsOf(workspace.id)).toHaveLength(1);
  });
});

/** Addresses that lead into the own network, in spellings that a check of the text alone would miss. */
const NON_PUBLIC = [
  "https://127.0.0.1/",
  "https://127.0.0.1./",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://017700000001/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://0/",
  "https://10.1.2.3/",
  "https://172.31.255.255/",
  "https://192.168.1.1:8443/",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[64:ff9b::127.0.0.1]/",
  "https://[2002:7f00:1::]/",
  "https://[fe80::1]/",
  "https://[fc00::1]/",
  "https://[2001:db8::1]/",
  "https://localhost/",
  "https://intranet/hook",
  "https://LOCALHOST./",
  "https://app.localhost/",
  "https://printer.local/",
  "https://１２７.０.０.１/",
  "https://127。0。0。1/",
  "https://%31%32%37.0.0.1/",
  "https://127.0.0.1\\@hooks.example.com/",
];

const NO_HTTPS = [
  "http://hooks.example.com/",
  "ftp://hooks.example.com/",
  "javascript:alert(1)",
  "//hooks.example.com/",
  "hooks.example.com",
  "https://",
  "https://user:password@hooks.example.com/",
  "https://user@hooks.example.com/",
  "https://hooks.example.com:99999/",
  "https://ho oks.example.com/",
  "https://256.256.256.256/",
  "https://hooks.example.com\u0000/",
  "not a url",
  "",
  `https://hooks.example.com/${"a".repeat(2_000)}`,
];

describe("400 Invalid URL", () => {
  it.each(NO_HTTPS)("400 Invalid URL: The URL does not use HTTPS: %j", async (url) => {
    const workspace = await makeWorkspace();
    const answer = await register(workspace, { url });
    expectProblem(answer, 400, "Invalid URL");
    expect(pointersOf(answer)).toContain("/url");
    expect(await rowsOf(workspace.id)).toEqual([]);
  });

  it.each(NON_PUBLIC)("400 Invalid URL: %j names an address that is not public", async (url) => {
    expectProblem(await register(await makeWorkspace(), { url }), 400, "Invalid URL");
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

it.each([undefined, null, 5, true, [URL_OK], {}])(
  "400 Invalid Request: `url` %j is missing or no string",
  async (url) => {
    const answer = await register(await makeWorkspace(), { url });
    expectProblem(answer, 400, "Invalid Request");
    expect(pointersOf(answer)).toEqual(["/url"]);
  },
);

it.each([
  [["score.sank"]],
  [["audit.completed", "Score.Changed"]],
  [["webhook.test"]],
  [["*"]],
  [[]],
  [undefined],
  [null],
  ["audit.completed"],
  [{ 0: "audit.completed" }],
  [[5]],
  [[null]],
  [Array(21).fill("audit.completed")],
])("422 Invalid Events: One or more event names are not recognised: %j", async (events) => {
  const workspace = await makeWorkspace();
  const answer = await register(workspace, { events });
  expectProblem(answer, 422, "Invalid Events");
  expect(pointersOf(answer)[0]).toMatch(/^\/events/);
  expect(await rowsOf(workspace.id)).toEqual([]);
});

it.each([null, "", 5, ["a"], "x".repeat(513), "\ud800"])(
  "400 Invalid Request: `secret` %j",
  async (secret) => {
    const answer = await register(await makeWorkspace(), { secret });
    expectProblem(answer, 400, "Invalid Request");
    expect(pointersOf(answer)).toEqual(["/secret"]);
  },
);

it.each([
  [{ url: "http://x", events: ["y"], secret: 5 }, 400, "Invalid URL", ["/url", "/events/0", "/secret"]],
  [{ url: 5, events: [] }, 400, "Invalid Request", ["/url", "/events"]],
  [{ events: ["y"], secret: 5 }, 422, "Invalid Events", ["/events/0", "/secret"]],
])("the first wrong field of %j gives %d %s, all are listed", async (changes, status, title, pointers) => {
  const answer = await register(await makeWorkspace(), changes);
  expectProblem(answer, status, title);
  expect(pointersOf(answer)).toEqual(pointers);
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

  it.each(["limit=0", "limit=x", "offset=-1"])("400 Invalid Request: %s", async (query) => {
    expectProblem(await list(await makeWorkspace(), `?${query}`), 400, "Invalid Request");
  });
});
