import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAudit } from "#lib/audits/run-audit.ts";
import { makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { workWhile } from "#scripts/testing/work-while.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { plinth } from "../plinth.ts";
import { importAndScore } from "./import-and-score.ts";
import { readCampaignGains } from "./read-all-pages.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { startAuditOfDay } from "./repeat-safely.ts";
import { readScores } from "./respect-rate-limits.ts";
import { runAndWait } from "./wait-for-audit.ts";

let served: Served;

beforeAll(async () => {
  served = await serveHandlers();
});

afterAll(() => served.close());

const clientOf = ({ key }: { key: string }, retries = 4) =>
  plinth({ apiKey: key, baseUrl: served.url, retries });

describe("runAndWait", () => {
  it("joins the audit that is running, and reports its progress and its score", async () => {
    const workspace = await makeSmallWorkspace();
    const client = clientOf(workspace);
    const { audit_id } = await client.runAudit();
    const lines: string[] = [];
    const result = await runAndWait(client, (line) => {
      if (lines.length === 0) void runAudit(workspace.id, audit_id);
      lines.push(line);
    });
    expect(result).toMatchObject({ audit_id, status: "completed" });
    expect(lines[0]).toMatch(/^0 %: \S/);
    expect(lines.at(-1)).toBe(`The score is ${result.score}.`);
  });
});

describe("importAndScore", () => {
  const folder = mkdtempSync(join(tmpdir(), "plinth-recipe-"));
  const file = join(folder, "posts of 2026.csv");
  const account = { platform: "twitter", handle: "@harbourbakery" } as const;

  beforeAll(() => writeFileSync(file, `${makePosts(120)}p999,never,A row that is wrong,1,1,1,1\n`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("brings a key alone from a file to a score, and tells what was left out", async () => {
    const workspace = await makeWorkspace("pro");
    const client = clientOf(workspace);
    const lines: string[] = [];
    const asked = importAndScore(client, file, account, (line) => lines.push(line));
    const score = await workWhile(workspace.id, asked);
    expect(score).toBe((await client.getScore()).score);
    expect(lines).toEqual([
      "120 new posts, 0 updated, 1 rows left out",
      expect.stringMatching(/^line 122: .*never/),
    ]);
    expect((await client.listPlatforms()).platforms).toMatchObject([{ handle: "harbourbakery" }]);
  });

  it("says why a file cannot be imported", async () => {
    const workspace = await makeWorkspace("pro");
    const other = join(folder, "colours.csv");
    writeFileSync(other, "colour,size\nred,3\n");
    const asked = importAndScore(clientOf(workspace), other, account, () => {});
    await expect(workWhile(workspace.id, asked)).rejects.toThrow(/^Not An Export: "colours.csv"/);
  });

  const hasCurl = /^curl (?:7\.(?:8[7-9]|9)|[89])/.test(
    spawnSync("curl", ["--version"], { encoding: "utf8" }).stdout ?? "",
  );
  it.runIf(hasCurl)(
    `import_and_score.sh does the same${hasCurl ? "" : " (skipped: no curl of 7.87 here)"}`,
    async () => {
      const { id, key } = await makeWorkspace("pro");
      const env = { ...process.env, PLINTH_URL: served.url, PLINTH_API_KEY: key };
      const script = join(import.meta.dirname, "import_and_score.sh");
      const asked = promisify(execFile)("bash", [script, file, "twitter", "harbourbakery"], { env });
      const { stdout } = await workWhile(id, asked);
      const [imported, score] = stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(imported).toMatchObject({ status: "completed", posts: 120, rejected_total: 1 });
      expect(score).toMatchObject({ workspace_id: id, score: expect.any(Number) });
    },
  );
});

describe("startAuditOfDay", () => {
  it("starts one audit a day", async () => {
    const workspace = await makeSmallWorkspace();
    const client = clientOf(workspace);
    const first = await startAuditOfDay(client, "2026-11-01");
    expect(first).toMatch(/^aud_/);
    expect(await startAuditOfDay(client, "2026-11-01")).toBe(first);
    await expect(startAuditOfDay(client, "2026-11-02")).rejects.toMatchObject({ code: "audit_in_progress" });
  });
});

describe("readCampaignGains", () => {
  it("has every campaign, also those of the second page", async () => {
    const client = clientOf(await makeWorkspace("agency"));
    const campaign = { name: "Winter", start_date: "2099-01-01" };
    for (let made = 0; made < 101; made++) await client.createCampaign(campaign);
    const gains = await readCampaignGains(client);
    expect(gains.size).toBe(101);
    expect(new Set(gains.values())).toEqual(new Set([null]));
  });
});

describe("readScores", () => {
  it("reads what the rate allows and leaves the rest for later", async () => {
    const workspace = await makeAuditedWorkspace("pro");
    const ids: string[] = Array(65).fill(workspace.id);
    const { scores, later } = await readScores(clientOf(workspace, 0), ids);
    expect(scores.get(workspace.id)).toBeTypeOf("number");
    expect(later).toEqual(Array(5).fill(workspace.id));
  });
});

const SECRET = `whsec_${randomBytes(32).toString("base64")}`;

function signed(body: string, secret = SECRET) {
  const now = new Date();
  return {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign("msg_1", now, body),
  };
}

describe("receiveWebhook", () => {
  it("takes a signed event and answers 400 to any other", async () => {
    const body = JSON.stringify({ type: "webhook.test", data: {} });
    const taken: unknown[] = [];
    const receive = (text: string) => {
      const request = new Request("http://127.0.0.1/", { method: "POST", headers: signed(body), body: text });
      return receiveWebhook(request, SECRET, async (...all) => void taken.push(all));
    };
    expect((await receive(body)).status).toBe(204);
    expect((await receive(`${body} `)).status).toBe(400);
    expect(taken).toEqual([[JSON.parse(body), "msg_1"]]);
  });
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe.runIf(hasPython)(`receive_webhook.py${hasPython ? "" : " (skipped: no python3 here)"}`, () => {
  const run = (secret: string, headers: object, body: string) => {
    const program =
      "import json, sys; from receive_webhook import verify_webhook; q = json.load(sys.stdin); " +
      "print(json.dumps(verify_webhook(q['secret'], q['headers'], q['body'].encode())))";
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };
    const input = JSON.stringify({ secret, headers, body });
    return spawnSync("python3", ["-c", program], { cwd: import.meta.dirname, encoding: "utf8", env, input });
  };

  it("takes a signed event and raises for any other", () => {
    const body = JSON.stringify({ type: "webhook.test", data: { text: "é" } });
    expect(JSON.parse(run(SECRET, signed(body), body).stdout)).toEqual(JSON.parse(body));
    const changed = run(SECRET, signed(body), `${body} `);
    expect(changed.status).not.toBe(0);
    expect(changed.stderr).toContain("none of the signatures fits");
  });

  it.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
    "raises ValueError without %s",
    (name) => {
      const body = JSON.stringify({ type: "webhook.test" });
      const headers = new Headers(signed(body));
      headers.delete(name);
      const refused = run(SECRET, Object.fromEntries(headers), body);
      expect(refused.status).not.toBe(0);
      expect(refused.stderr).toContain("ValueError: a header of the webhook is missing or wrong");
    },
  );

  it("raises ValueError for a timestamp that is no number", () => {
    const body = JSON.stringify({ type: "webhook.test" });
    const refused = run(SECRET, { ...signed(body), "webhook-timestamp": "now" }, body);
    expect(refused.stderr).toContain("ValueError: a header of the webhook is missing or wrong");
  });
});
