import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyWebhook } from "#lib/client/plinth.ts";
import { importUpload } from "#lib/uploads/import-upload.ts";
import { buildPackage } from "#scripts/client/build-package.ts";
import { makeAuditedWorkspace, makeSmallWorkspace, runToEnd, startRun } from "#scripts/testing/audits.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { endRuns } from "#scripts/testing/reach.ts";
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

/** Runs the command while its upload is imported as the worker does it. */
async function runImport(id: string, key: string, file: string) {
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
  return running;
}

describe("plinth audit run, import and draft", () => {
  it("waits for the audit and tells its score and what to do", { timeout: 60_000 }, async () => {
    const { id, key } = await makeSmallWorkspace();
    const running = runCommand(folder, ["audit", "run", "--wait"], asKey(key));
    await workOn(id, running);
    const { code, stdout, stderr } = await running;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^aud_\w+: the score is [\d.]+\.\n/)]);
    expect(stderr).toMatch(/^\d+ %: /);
  });

  it("ends with 1 when the audit has failed", { timeout: 60_000 }, async () => {
    const { id, key } = await makeSmallWorkspace();
    const auditId = await startRun({ id, key });
    await endRuns(id);
    const { code, stdout } = await runCommand(folder, ["audit", "wait", auditId], asKey(key));
    expect([code, stdout]).toEqual([1, `${auditId} failed: By the test.\n`]);
  });

  it("imports a file and tells the rows that were left out", { timeout: 60_000 }, async () => {
    const { id, key } = await makeWorkspace("pro");
    const file = join(folder, "posts.csv");
    writeFileSync(file, `${makePosts(30)}p999,never,A row that is wrong,1,1,1,1\n`);
    const { code, stdout } = await runImport(id, key, file);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^30 new posts, 0 updated, 1 row left out\nline 32: /),
    ]);
  });

  it("ends with 1 when nothing of the file could be read", { timeout: 60_000 }, async () => {
    const { id, key } = await makeWorkspace("pro");
    const file = join(folder, "none.csv");
    writeFileSync(file, "this is no export\n");
    const { code, stdout } = await runImport(id, key, file);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^Not An Export: /)]);
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
    const receiver = await openReceiver(async (request) => {
      const body = await text(request);
      const { type } = await verifyWebhook({ secret: SECRET, headers: request.headers, body });
      received.push(type);
      return 204;
    });
    const listening = listen(key, receiver.url, ["--count", "2", "--events", "audit.completed"]);
    expect(await listening.next()).toEqual({ listening: true, secret: SECRET, forward_to: receiver.url });
    for (const event of ["score.changed", "audit.completed"]) {
      const triggered = await runCommand(folder, ["webhooks", "trigger", event], asKey(key));
      expect([triggered.code, triggered.stdout]).toEqual([0, expect.stringMatching(/^msg_\w+ was sent/)]);
    }
    const taken = {
      event: "audit.completed",
      id: expect.stringMatching(/^msg_/),
      forwarded: true,
      status: 204,
    };
    // Told at once, while the command goes on.
    expect(await listening.next()).toEqual({ ...taken, attempts: 1 });
    await runToEnd({ id, key });
    expect(await listening.next()).toEqual({ ...taken, attempts: 1 });
    expect([await listening.next(), await listening.code]).toEqual([undefined, 0]);
    receiver.close();
    expect(received).toEqual(["audit.completed", "audit.completed"]);
  });

  it("tries again until the receiver takes it, in order", { timeout: 60_000 }, async () => {
    const { key } = await makeSmallWorkspace("agency");
    const received: string[] = [];
    const receiver = await openReceiver(async (request) => {
      const { type } = JSON.parse(await text(request));
      received.push(type);
      return received.length < 3 ? 503 : 200;
    });
    const listening = listen(key, receiver.url, ["--count", "2"]);
    await listening.next();
    for (const event of ["score.changed", "audit.completed"])
      await runCommand(folder, ["webhooks", "trigger", event], asKey(key));
    expect(await listening.next()).toMatchObject({ event: "score.changed", forwarded: true, attempts: 3 });
    expect(await listening.next()).toMatchObject({ event: "audit.completed", forwarded: true, attempts: 1 });
    expect(await listening.code).toBe(0);
    receiver.close();
    expect(received).toEqual(["score.changed", "score.changed", "score.changed", "audit.completed"]);
  });

  it("tells address, reason and way out of what is in vain", { timeout: 60_000 }, async () => {
    const { key } = await makeSmallWorkspace("agency");
    const receiver = await openReceiver(async () => 404);
    const closed = await openReceiver(async () => 204);
    closed.close();
    const [first, second] = [listen(key, receiver.url, []), listen(key, closed.url, [])];
    const asked = ["webhooks", "listen", "--forward-to", receiver.url, "--count", "1"];
    const env = { ...process.env, ...asKey(key) };
    const people = spawn(process.execPath, [join(folder, "dist/cli.js"), ...asked], { env });
    await Promise.all([first.next(), second.next(), once(people.stderr, "data")]);
    const said = text(people.stderr);
    await runCommand(folder, ["webhooks", "trigger", "audit.completed"], asKey(key));
    expect(await first.next()).toMatchObject({
      forwarded: false,
      status: 404,
      reason: `${receiver.url} answered 404, 3 times. Correct the path in --forward-to, or have it answer POST.`,
      attempts: 3,
    });
    expect(await second.next()).toMatchObject({
      event: "audit.completed",
      forwarded: false,
      reason: `${closed.url} could not be reached (ECONNREFUSED), 3 times. Start the receiver, or correct --forward-to.`,
    });
    expect((await said).trim().split("\n")).toEqual([
      expect.stringMatching(/^audit\.completed msg_\w+: http:\S+ answered 404\. Correct .* again in 1 s\.$/),
      expect.stringMatching(/ answered 404\. .* again in 3 s\.$/),
      expect.stringMatching(/ answered 404, 3 times\. .* `plinth webhooks trigger audit\.completed` sends/),
    ]);
    first.end("SIGINT");
    second.end("SIGINT");
    await Promise.all([first.code, second.code]);
    receiver.close();
  });

  it("tells its own failure as JSON", { timeout: 60_000 }, async () => {
    const refused = listen("plk_live_none", "http://127.0.0.1:9/hook", []);
    expect(await refused.next()).toMatchObject({ error: { status: 401, code: "unauthorized" } });
    expect(await refused.code).toBe(1);
    const unclear = listen("plk_live_none", "localhost:3000/hook", []);
    expect(await unclear.next()).toMatchObject({
      error: { detail: expect.stringContaining("http://localhost") },
    });
    expect(await unclear.code).toBe(2);
  });

  it("names --secret in its help", { timeout: 60_000 }, async () => {
    const { stdout } = await runCommand(folder, ["webhooks", "listen", "--help"], {});
    expect(stdout).toContain("[--secret whsec_…]");
    expect((await runCommand(folder, ["--help"], {})).stdout).toContain("[--secret whsec_…]");
  });
});

/** `listen --json`, read line by line while it runs; what is not read is no answer. */
function listen(key: string, target: string, more: string[]) {
  const asked = ["webhooks", "listen", "--forward-to", target, "--secret", SECRET, "--json", ...more];
  const env = { ...process.env, ...asKey(key) };
  const child = spawn(process.execPath, [join(folder, "dist/cli.js"), ...asked], { env });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const code = once(child, "exit").then(([status]) => status);
  const next = async () => {
    const { value, done } = await lines.next();
    return done ? undefined : JSON.parse(value);
  };
  return { next, code, end: (signal: NodeJS.Signals) => child.kill(signal) };
}

/** A receiver on this machine. @param answer the status */
async function openReceiver(answer: (request: IncomingMessage) => Promise<number>) {
  const server = createServer(async (request, response) => {
    response.writeHead(await answer(request)).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, close: () => server.close() };
}

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
