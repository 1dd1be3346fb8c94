import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyWebhook } from "#lib/client/plinth.ts";
import { importUpload } from "#lib/uploads/import-upload.ts";
import { buildPackage } from "#scripts/client/build-package.ts";
import { makeAuditedWorkspace, makeSmallWorkspace, runToEnd } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";
import { runCommand } from "./testing/caller.ts";
import { workOn } from "./testing/places.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-commands-"));
const SECRET = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=";
let served: Served;

beforeAll(async () => {
  served = await serveHandlers();
  await buildPackage(folder);
}, 120_000);

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const asKey = (key: string) => ({ PLINTH_URL: served.url, PLINTH_API_KEY: key });

describe("plinth login", () => {
  it("tries the key and keeps it where only its owner reads it", { timeout: 60_000 }, async () => {
    const { id, key } = await makeAuditedWorkspace();
    const env = { PLINTH_CREDENTIALS: join(folder, "kept/credentials.json") };
    const { code, stdout } = await runCommand(folder, ["login", "--url", `${served.url}/`], env, `${key}\n`);
    expect([code, stdout]).toEqual([0, expect.stringContaining("Signed in to Brand")]);
    expect(stdout).not.toContain(key);
    expect(statSync(env.PLINTH_CREDENTIALS).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "kept")).mode & 0o777).toBe(0o700);
    const score = await runCommand(folder, ["score", "--json"], env);
    expect(JSON.parse(score.stdout)).toMatchObject({ workspace_id: id, score: expect.any(Number) });
    expect((await runCommand(folder, ["logout"], env)).code).toBe(0);
    expect(await runCommand(folder, ["score"], env)).toMatchObject({
      code: 2,
      stderr: "plinth: No key yet. Run `plinth login`, or set PLINTH_URL and PLINTH_API_KEY.\n",
    });
  });

  it("keeps nothing of a key that is none", { timeout: 60_000 }, async () => {
    const env = { PLINTH_CREDENTIALS: join(folder, "none.json") };
    const { code, stderr } = await runCommand(folder, ["login", "--url", served.url], env, "plk_live_none");
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^plinth: Unauthorized: /)]);
    expect(() => readFileSync(env.PLINTH_CREDENTIALS)).toThrow("ENOENT");
  });
});

describe("plinth audit run, import and draft", () => {
  it("waits for the audit and tells its score and what to do", { timeout: 60_000 }, async () => {
    const { id, key } = await makeSmallWorkspace();
    const running = runCommand(folder, ["audit", "run", "--wait"], asKey(key));
    await workOn(id, running);
    const { code, stdout, stderr } = await running;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^aud_\w+: the score is [\d.]+\.\n/)]);
    expect(stderr).toMatch(/^\d+ %: /);
  });

  it("imports a file and tells the rows that were left out", { timeout: 60_000 }, async () => {
    const { id, key } = await makeWorkspace("pro");
    const file = join(folder, "posts.csv");
    writeFileSync(file, `${makePosts(30)}p999,never,A row that is wrong,1,1,1,1\n`);
    const asked = ["import", file, "--platform", "twitter", "--handle", "@harbourbakery"];
    let isOver = false;
    const running = runCommand(folder, asked, asKey(key)).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const where = { workspaceId: id, status: "processing" };
      for (const upload of await ownerDb().upload.findMany({ where })) await importUpload(id, upload.id);
      await sleep(100);
    }
    const { code, stdout } = await running;
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^30 new posts, 0 updated, 1 rows left out\nline 32: /),
    ]);
  });

  it("scores a draft", { timeout: 60_000 }, async () => {
    const { key } = await makeSmallWorkspace("agency");
    const asked = ["draft", "The new menu starts on Monday.", "--platform", "linkedin"];
    const { code, stdout } = await runCommand(folder, asked, asKey(key));
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^[\d.]+ on linkedin as a post\n/)]);
  });
});

describe("plinth webhooks listen", () => {
  it("forwards what happens and what is triggered, signed, and only that", { timeout: 60_000 }, async () => {
    const { id, key } = await makeSmallWorkspace("agency");
    await runToEnd({ id, key });
    const received: unknown[] = [];
    const receiver = createServer(async (request, response) => {
      const body = await text(request);
      const { type } = await verifyWebhook({ secret: SECRET, headers: request.headers, body });
      received.push(type);
      response.writeHead(204).end();
    });
    await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
    const target = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const asked = [
      "webhooks",
      "listen",
      "--forward-to",
      target,
      "--secret",
      SECRET,
      "--count",
      "2",
      "--json",
    ];
    const listening = runCommand(folder, [...asked, "--events", "audit.completed"], asKey(key));
    await sleep(4_000);
    for (const event of ["score.changed", "audit.completed"]) {
      const triggered = await runCommand(folder, ["webhooks", "trigger", event], asKey(key));
      expect([triggered.code, triggered.stdout]).toEqual([0, expect.stringMatching(/^msg_\w+ was sent/)]);
    }
    await runToEnd({ id, key });
    const { code, stdout } = await listening;
    receiver.close();
    expect([code, received]).toEqual([0, ["audit.completed", "audit.completed"]]);
    const { forwarded } = JSON.parse(stdout);
    expect(forwarded).toMatchObject([{ status: 204 }, { status: 204, event: "audit.completed" }]);
  });
});

describe("plinth", () => {
  it.each([
    [["scores"], "There is no command scores; `plinth --help` lists them."],
    [["webhooks", "listen"], "Give --forward-to."],
    [["call", "getScores"], "There is no operation getScores."],
    [["call", "getScore", "--input", "[]"], "--input takes a JSON object."],
  ])("%j is told what is wrong", { timeout: 60_000 }, async (args, said) => {
    expect(await runCommand(folder, args, asKey("plk_live_1"))).toMatchObject({
      code: 2,
      stderr: `plinth: ${said}\n`,
    });
    const { stdout } = await runCommand(folder, [...args, "--json"], asKey("plk_live_1"));
    expect(JSON.parse(stdout).error).toMatchObject({ code: "invalid_command", detail: said });
  });

  it("prints a completion that the shell takes", { timeout: 60_000 }, async () => {
    const { stdout } = await runCommand(folder, ["completion", "bash"], {});
    const script = `${stdout}\nCOMP_WORDS=(plinth webhooks l); COMP_CWORD=2; _plinth; echo "$COMPREPLY"`;
    writeFileSync(join(folder, "completion.sh"), script);
    const done = spawnSync("bash", [join(folder, "completion.sh")], { encoding: "utf8" });
    expect([done.stdout, done.stderr]).toEqual(["listen\n", ""]);
  });
});
