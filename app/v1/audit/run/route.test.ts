import { describe, expect, it } from "vitest";
import { failAudit } from "#lib/audits/fail-audit.ts";
import { runAudit } from "#lib/audits/run-audit.ts";
import { withWorkspace } from "#lib/db.ts";
import { ask } from "#scripts/testing/ask.ts";
import {
  auditsUsed,
  countAudits,
  makeSmallWorkspace,
  runAsOperator,
  runToEnd,
  setPlatformStatus,
  startRun,
} from "#scripts/testing/audits.ts";
import { expectFields, ISO_UTC } from "#scripts/testing/expect-fields.ts";
import { expectProblem, pointersOf } from "#scripts/testing/expect-problem.ts";
import { importText, makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

type Keyed = { id: string; key: string };

const run = ({ key }: Keyed, body?: unknown, headers?: Record<string, string>) =>
  ask("POST", "/v1/audit/run", { key, ...(body !== undefined && { body }), ...(headers && { headers }) });

const fail = (workspaceId: string, auditId: string) =>
  failAudit({ workspaceId, auditId, title: "Audit Failed", detail: "It was ended.", now: new Date() });

/** Uses this many runs of the month. */
async function useRuns(workspace: Keyed, runs: number): Promise<void> {
  for (let n = 0; n < runs; n++) await runToEnd(workspace);
}

async function expectNothingChanged(workspace: Keyed): Promise<void> {
  expect(await countAudits(workspace.id)).toBe(0);
  expect(await auditsUsed(workspace)).toBe(0);
}

const disconnectAll = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.platformConnection.deleteMany({ where: { workspaceId } }));

describe("200", () => {
  it("answers with exactly the contract's fields", async () => {
    const workspace = await makeSmallWorkspace();
    const { status, body } = await run(workspace, {});
    expect(status).toBe(200);
    const result = ["estimated_completion", "workspace_id", "platforms_included", "lookback_days"];
    expectFields(body, ["audit_id", "status", ...result]);
    expect(body.audit_id).toMatch(/^aud_\w+$/);
    expect(body).toMatchObject({ status: "processing", workspace_id: workspace.id, lookback_days: 90 });
    expect(body.platforms_included).toEqual(["twitter"]);
  });

  it("estimates the completion for 2 to 5 minutes after the request", async () => {
    const workspace = await makeSmallWorkspace();
    const before = Date.now();
    const { body } = await run(workspace);
    expect(body.estimated_completion).toMatch(ISO_UTC);
    const estimated = Date.parse(body.estimated_completion);
    expect(estimated).toBeGreaterThanOrEqual(before + 120_000);
    expect(estimated).toBeLessThanOrEqual(Date.now() + 300_000);
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON", undefined])(
    "takes an empty body (content type %s) as {}",
    async (type) => {
      const { status, body } = await run(
        await makeSmallWorkspace(),
        undefined,
        type === undefined ? undefined : { "content-type": type },
      );
      expect([status, body.lookback_days, body.platforms_included]).toEqual([200, 90, ["twitter"]]);
    },
  );

  it("asks for no content type where there is no body", async () => {
    const { status } = await run(await makeSmallWorkspace(), undefined, { "content-type": "text/plain" });
    expect(status).toBe(200);
  });

  it("ignores unknown fields and parameters", async () => {
    const { key } = await makeSmallWorkspace();
    const body = '{"__proto__":{"lookback_days":5},"lookback":5,"score":100,"":null}';
    const answer = await ask("POST", "/v1/audit/run?lookback_days=5&platforms=myspace", { key, body });
    expect([answer.status, answer.body.lookback_days]).toEqual([200, 90]);
  });

  it.each([1, 30, 365])("takes lookback_days %i", async (lookback_days) => {
    const { status, body } = await run(await makeSmallWorkspace(), { lookback_days });
    expect([status, body.lookback_days]).toEqual([200, lookback_days]);
  });

  it("includes the named platforms, each once", async () => {
    const workspace = await makeSmallWorkspace();
    await importText(workspace.id, "youtube", makePosts(1));
    await importText(workspace.id, "tiktok", makePosts(1));
    const { body } = await run(workspace, { platforms: ["youtube", "twitter", "youtube"] });
    expect(body.platforms_included.toSorted()).toEqual(["twitter", "youtube"]);
  });

  it("includes all connected platforms by default, and none that is not", async () => {
    const workspace = await makeSmallWorkspace();
    await importText(workspace.id, "youtube", makePosts(1));
    await importText(workspace.id, "tiktok", makePosts(1));
    await setPlatformStatus(workspace.id, "tiktok", "reconnect_required");
    expect((await run(workspace)).body.platforms_included.toSorted()).toEqual(["twitter", "youtube"]);
  });

  it("starts the next run when the one before has completed or failed", async () => {
    const workspace = await makeSmallWorkspace();
    await runToEnd(workspace);
    await fail(workspace.id, await startRun(workspace));
    expect((await run(workspace)).status).toBe(200);
  });

  it.each([
    "https://hooks.example.com",
    "https://hooks.example.com:8443/a/b?c=d#e",
    "https://93.184.216.34/",
    "https://[2606:4700:4700::1111]/",
    "HTTPS://HOOKS.EXAMPLE.COM/",
  ])("takes the public HTTPS webhook_url %s", async (webhook_url) => {
    expect((await run(await makeSmallWorkspace(), { webhook_url })).status).toBe(200);
  });

  it("takes a body of exactly 1 MiB", async () => {
    const empty = JSON.stringify({ note: "" });
    const body = JSON.stringify({ note: "x".repeat(1_048_576 - empty.length) });
    expect((await run(await makeSmallWorkspace(), body)).status).toBe(200);
  });
});

describe("402 Audit Limit Reached", () => {
  it("402 Audit Limit Reached: All audit runs of the billing period are used.", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await useRuns(workspace, 10);
    expectProblem(await run(workspace), 402, "Audit Limit Reached");
    expect(await auditsUsed(workspace)).toBe(10);
    expect(await countAudits(workspace.id)).toBe(10);
  });

  it("comes after 409 and 422, and a failed run gives itself back once", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await useRuns(workspace, 9);
    const last = await startRun(workspace);
    expectProblem(await run(workspace), 409, "Audit In Progress");
    await fail(workspace.id, last);
    await fail(workspace.id, last);
    expect(await auditsUsed(workspace)).toBe(9);
    await useRuns(workspace, 1);
    expectProblem(await run(workspace), 402, "Audit Limit Reached");
    expectProblem(await run(workspace, { platforms: ["tiktok"] }), 422, "Platform Not Connected");
    await disconnectAll(workspace.id);
    expectProblem(await run(workspace), 422, "No Platforms Connected");
  });

  it("never comes on a plan without a limit", async () => {
    const workspace = await makeSmallWorkspace("agency");
    await useRuns(workspace, 11);
    expect((await run(workspace)).status).toBe(200);
    expect(await auditsUsed(workspace)).toBe(12);
  });

  it("is not for runs as of a past date: they use no quota", async () => {
    const workspace = await makeSmallWorkspace("pro");
    await useRuns(workspace, 10);
    await runAsOperator(workspace.id, { asOf: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) });
    expect(await auditsUsed(workspace)).toBe(10);
  });
});

describe("409 Audit In Progress", () => {
  it("409 Audit In Progress: An audit is already running for the workspace.", async () => {
    const workspace = await makeSmallWorkspace();
    const first = await startRun(workspace);
    expectProblem(await run(workspace), 409, "Audit In Progress");
    expect(await auditsUsed(workspace)).toBe(1);
    await runAudit(workspace.id, first);
    expect((await run(workspace)).status).toBe(200);
  });

  it("lets exactly one of 100 parallel requests through", async () => {
    const workspace = await makeSmallWorkspace("pro");
    const answers = await Promise.all(Array.from({ length: 100 }, () => run(workspace)));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    const counts = [...statuses].map(([status, { length }]) => [status, length]);
    expect(Object.fromEntries(counts)).toEqual({ 200: 1, 409: 99 });
    expect(await auditsUsed(workspace)).toBe(1);
    expect(await countAudits(workspace.id)).toBe(1);
  });
});

describe("422 No Platforms Connected", () => {
  it("422 No Platforms Connected: No platform is connected.", async () => {
    const workspace = await makeWorkspace("pro");
    expectProblem(await run(workspace), 422, "No Platforms Connected");
    expectProblem(await run(workspace, { platforms: ["twitter"] }), 422, "No Platforms Connected");
    await expectNothingChanged(workspace);
  });

  it.each(["reconnect_required", "error"])("a platform with status %s is not connected", async (status) => {
    const workspace = await makeSmallWorkspace();
    await setPlatformStatus(workspace.id, "twitter", status);
    expectProblem(await run(workspace), 422, "No Platforms Connected");
  });

  it("comes before 409", async () => {
    const workspace = await makeSmallWorkspace();
    await startRun(workspace);
    await disconnectAll(workspace.id);
    expectProblem(await run(workspace), 422, "No Platforms Connected");
  });
});

describe("422 Platform Not Connected", () => {
  it("422 Platform Not Connected: a named platform is not connected", async () => {
    const workspace = await makeSmallWorkspace();
    expectProblem(await run(workspace, { platforms: ["twitter", "tiktok"] }), 422, "Platform Not Connected");
    await importText(workspace.id, "tiktok", makePosts(1));
    await setPlatformStatus(workspace.id, "tiktok", "error");
    expectProblem(await run(workspace, { platforms: ["tiktok"] }), 422, "Platform Not Connected");
    await expectNothingChanged(workspace);
  });

  it("comes before 409", async () => {
    const workspace = await makeSmallWorkspace();
    await startRun(workspace);
    expectProblem(await run(workspace, { platforms: ["tiktok"] }), 422, "Platform Not Connected");
  });
});

describe("422 Invalid Platform", () => {
  it.each(["myspace", "Twitter", "", " twitter", "__proto__"])(
    "422 Invalid Platform: `platforms` names the unknown platform %j",
    async (name) => {
      const workspace = await makeSmallWorkspace();
      const answer = await run(workspace, { platforms: ["twitter", name] });
      expectProblem(answer, 422, "Invalid Platform");
      expect(pointersOf(answer)).toEqual(["/platforms/1"]);
      await expectNothingChanged(workspace);
    },
  );

  it("comes before the state: also where no platform is connected", async () => {
    expectProblem(await run(await makeWorkspace("pro"), { platforms: ["myspace"] }), 422, "Invalid Platform");
  });
});

const NON_PUBLIC = [
  "https://127.0.0.1/hook",
  "https://127.0.0.1./hook",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0X7F.0.0.1/",
  "https://017700000001/",
  "https://0177.0.0.1/",
  "https://127.1/",
  "https://0x7f.1/",
  "https://0/",
  "https://0.0.0.0/",
  "https://10.1.2.3/",
  "https://172.16.0.1/",
  "https://172.31.255.255/",
  "https://192.168.1.1:8443/",
  "https://3232235777/",
  "https://169.254.169.254/latest/meta-data",
  "https://100.64.0.1/",
  "https://198.18.0.1/",
  "https://192.0.2.1/",
  "https://224.0.0.1/",
  "https://255.255.255.255/",
  "https://[::1]/",
  "https://[0:0:0:0:0:0:0:1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:a00:1]/",
  "https://[::127.0.0.1]/",
  "https://[64:ff9b::127.0.0.1]/",
  "https://[2002:7f00:1::]/",
  "https://[fe80::1]/",
  "https://[fc00::1]/",
  "https://[ff02::1]/",
  "https://[2001:db8::1]/",
  "https://[64:ff9b:1::7f00:1]/",
  "https://[::ffff:0:7f00:1]/",
  "https://[fec0::1]/",
  "https://[100::1]/",
  "https://[2001::1]/",
  "https://[3fff::1]/",
  "https://240.0.0.1/",
  "https://192.0.0.1/",
  "https://192.88.99.1/",
  "https://localhost/",
  "https://intranet/hook",
  "https://LOCALHOST./",
  "https://app.localhost/",
  "https://１２７.０.０.１/",
  "https://127。0。0。1/",
  "https://%31%32%37.0.0.1/",
  "https://127.0.0.1\\@hooks.example.com/",
];

const NO_HTTPS_URL = [
  "http://hooks.example.com/",
  "ftp://hooks.example.com/",
  "javascript:alert(1)",
  "//hooks.example.com/",
  "hooks.example.com",
  "https://",
  "https:///",
  "https://user:password@hooks.example.com/",
  "https://user@hooks.example.com/",
  "https://:password@hooks.example.com/",
  "https://hooks.example.com@127.0.0.1/",
  "https://hooks.example.com:99999/",
  "https://ho oks.example.com/",
  "https://256.256.256.256/",
  "not a url",
  "",
  5,
  null,
  ["https://hooks.example.com/"],
];

describe("422 Invalid URL", () => {
  it.each([...NON_PUBLIC, ...NO_HTTPS_URL])(
    "422 Invalid URL: `webhook_url` %j is not a public HTTPS URL",
    async (webhook_url) => {
      const answer = await run(await makeWorkspace("pro"), { webhook_url });
      expectProblem(answer, 422, "Invalid URL");
      expect(pointersOf(answer)).toEqual(["/webhook_url"]);
    },
  );

  it("uses no quota and starts nothing", async () => {
    const workspace = await makeSmallWorkspace();
    expectProblem(await run(workspace, { webhook_url: NON_PUBLIC[0] }), 422, "Invalid URL");
    await expectNothingChanged(workspace);
  });
});

describe("422 Invalid Request", () => {
  it.each([0, -1, 366, 1.5, "90", "", true, null, [90], {}, 2_147_483_648])(
    "422 Invalid Request: `lookback_days` %j is no integer from 1 to 365",
    async (lookback_days) => {
      const workspace = await makeSmallWorkspace();
      const answer = await run(workspace, { lookback_days });
      expectProblem(answer, 422, "Invalid Request");
      expect(pointersOf(answer)).toEqual(["/lookback_days"]);
      await expectNothingChanged(workspace);
    },
  );

  it.each([
    ["workspace_id", null],
    ["workspace_id", 5],
    ["workspace_id", ["ws_1"]],
    ["platforms", null],
    ["platforms", "twitter"],
    ["platforms", { 0: "twitter" }],
  ])("422 Invalid Request: `%s` %j is of another type", async (field, value) => {
    const answer = await run(await makeSmallWorkspace(), { [field]: value });
    expectProblem(answer, 422, "Invalid Request");
    expect(pointersOf(answer)).toEqual([`/${field}`]);
  });

  it.each([
    [{ webhook_url: "x", lookback_days: 0 }, "Invalid Request", ["/lookback_days", "/webhook_url"]],
    [{ webhook_url: "x", platforms: ["y"] }, "Invalid Platform", ["/platforms/0", "/webhook_url"]],
    [{ platforms: ["y"], lookback_days: 0 }, "Invalid Platform", ["/platforms/0", "/lookback_days"]],
    [{ webhook_url: "x", workspace_id: 5 }, "Invalid Request", ["/workspace_id", "/webhook_url"]],
    [
      { webhook_url: "https://127.0.0.1/", lookback_days: 0 },
      "Invalid Request",
      ["/lookback_days", "/webhook_url"],
    ],
  ])("the first wrong field of %j gives the title, all are listed", async (body, title, pointers) => {
    const answer = await run(await makeSmallWorkspace(), body);
    expectProblem(answer, 422, title);
    expect(pointersOf(answer)).toEqual(pointers);
  });

  it("comes before 404: the request before the workspace", async () => {
    const body = { workspace_id: "ws_none", lookback_days: 0 };
    expectProblem(await run(await makeSmallWorkspace(), body), 422, "Invalid Request");
    const refused = { workspace_id: "ws_none", webhook_url: "https://127.0.0.1/" };
    expectProblem(await run(await makeSmallWorkspace(), refused), 422, "Invalid URL");
  });

  it("comes before 409", async () => {
    const workspace = await makeSmallWorkspace();
    await startRun(workspace);
    expectProblem(await run(workspace, { lookback_days: 0 }), 422, "Invalid Request");
  });
});

it("404 Not Found: the workspace comes before its state", async () => {
  const [caller, other] = [await makeWorkspace("pro"), await makeWorkspace("pro")];
  expectProblem(await run(caller, { workspace_id: other.id }), 404, "Not Found");
});

describe("400 Malformed JSON", () => {
  it.each([
    "{",
    "}",
    "x",
    "[]",
    "[{}]",
    "null",
    "1",
    '"{}"',
    "{'a':1}",
    '{"a":1,}',
    '{"lookback_days":NaN}',
    "{}{}",
  ])("400 Malformed JSON: Body %s is not JSON / is not an object", async (body) => {
    const workspace = await makeSmallWorkspace();
    expectProblem(await run(workspace, body), 400, "Malformed JSON");
    await expectNothingChanged(workspace);
  });

  it("survives deep nesting", async () => {
    const answer = await run(await makeWorkspace("pro"), `${"[".repeat(200_000)}${"]".repeat(200_000)}`);
    expectProblem(answer, 400, "Malformed JSON");
  });
});

describe("415 Unsupported Media Type", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/jsonp",
    "json",
  ])("415 Unsupported Media Type: Content-Type %s is not JSON on a request with a body", async (type) => {
    const workspace = await makeSmallWorkspace();
    const answer = await run(workspace, "{}", { "content-type": type });
    expectProblem(answer, 415, "Unsupported Media Type");
    await expectNothingChanged(workspace);
  });

  it("comes before 413 and 400", async () => {
    const answer = await run(await makeSmallWorkspace(), "x".repeat(1_048_577), {
      "content-type": "text/plain",
    });
    expectProblem(answer, 415, "Unsupported Media Type");
  });
});

describe("413 Content Too Large", () => {
  it("413 Content Too Large: Body over 1 MiB", async () => {
    const workspace = await makeSmallWorkspace();
    const empty = JSON.stringify({ note: "" });
    const body = JSON.stringify({ note: "x".repeat(1_048_577 - empty.length) });
    expectProblem(await run(workspace, body), 413, "Content Too Large");
    await expectNothingChanged(workspace);
  });

  it("counts bytes, not characters", async () => {
    const body = JSON.stringify({ note: "é".repeat(530_000) });
    expectProblem(await run(await makeSmallWorkspace(), body), 413, "Content Too Large");
  });

  it("comes before 400", async () => {
    expectProblem(await run(await makeSmallWorkspace(), "{".repeat(1_048_577)), 413, "Content Too Large");
  });
});
