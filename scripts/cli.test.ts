import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ownerDb } from "./testing/owner-db.ts";
import { runHere } from "./testing/run-here.ts";
import { runScript } from "./testing/run-script.ts";
import { makePosts } from "./testing/workspaces.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function cli(...args: string[]) {
  const { code, stdout, stderr } = await runHere(...args, "--json");
  return { code, out: stdout ? JSON.parse(stdout) : null, stderr };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const create = (plan = "agency") =>
  cli("workspace", "create", "--name", "Brand", "--plan", plan, "--owner", `${Math.random()}@example.com`);

describe("the command line", () => {
  it("is a program of its own: what it prints, and its exit code", { timeout: 60_000 }, async () => {
    const help = await runScript("cli.ts", ["--help"]);
    expect([help.code, help.stderr]).toEqual([0, ""]);
    expect(help.stdout).toMatch(/^Usage: plinth/);
    const { code, stdout, stderr } = await runScript("cli.ts", ["audit", "show", "aud_none", "--json"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(JSON.parse(stderr).error.title).toBe("Not Found");
  });

  it("leads from a new workspace over an import to a verified audit", async () => {
    const { out: created } = await create();
    expect(created).toEqual({
      workspace_id: expect.stringMatching(/^ws_/),
      owner: expect.stringContaining("@"),
      api_key: expect.stringMatching(/^plk_live_/),
    });
    const W = created.workspace_id;
    const target = ["--workspace", W, "--platform", "twitter", "--handle", "@brand"];
    const posts = file("posts.csv", makePosts(40, "2025-06-30"));
    const imported = await cli(
      "import",
      ...target,
      posts,
      file("followers.csv", "date,followers\n2025-06-01,900\n"),
    );
    expect(imported.out.files).toMatchObject([
      { file: "posts.csv", posts: 40, updated: 0, account_days: 0, comments: 0, rejected: [] },
      { file: "followers.csv", posts: 0, account_days: 1 },
    ]);
    const told = ["--followers", "950", "--on", "2025-06-20"];
    const again = await cli("import", ...target, ...told, posts);
    expect(again.out.files).toMatchObject([{ posts: 0, updated: 0 }]);
    const run = await cli("audit", "run", "--workspace", W, "--as-of", "2025-06-30", "--wait");
    expect(run.out).toMatchObject({
      status: "completed",
      explanation: { base: 50 },
      confidence: expect.anything(),
    });
    const verified = await cli("audit", "verify", run.out.audit_id);
    expect(verified.out).toMatchObject({ audit_id: run.out.audit_id, equal: true });
    expect((await cli("audit", "show", run.out.audit_id)).out).toEqual(run.out);
    expect((await cli("score", "rebuild", "--workspace", W)).out).toEqual({ points: 40 });
    expect((await cli("score", "show", "--workspace", W)).code).toBe(1);
    const { out: failed } = await cli("audit", "run", "--workspace", W, "--wait");
    expect(failed).toMatchObject({ status: "failed", error: { title: "No Recent Data" } });
    await cli("import", ...target, file("newer.csv", makePosts(40).replaceAll("\np", "\nq")));
    await cli("audit", "run", "--workspace", W, "--wait");
    expect((await cli("score", "show", "--workspace", W)).out).toMatchObject({
      workspace_id: W,
      tier: "agency",
      pillars: { sentiment: 50 },
    });
    const { stdout: text } = await runHere("score", "show", "--workspace", W);
    expect(text).toMatch(/^ {2}sentiment: not known$/m);
    expect(text).toMatch(/^ {2}presence: [\d.]+$/m);
    expect((await runHere("audit", "show", run.out.audit_id)).stdout).toContain("sentiment: not known\n");
  });

  it("lists, prefers, watches and disconnects profiles", async () => {
    const W = (await create()).out.workspace_id;
    const on = (handle: string) => ["--workspace", W, "--platform", "twitter", "--handle", handle];
    const posts = file("few.csv", makePosts(3, "2025-06-30"));
    const list = async () => (await cli("platform", "list", "--workspace", W)).out.platforms;
    await cli("import", ...on("@First"), "--followers", "900", "--on", "2025-06-01", posts);
    await cli("import", ...on("second"), posts);
    expect((await cli("platform", "watch", ...on("@rival"))).out.role).toBe("watched");
    expect(await list()).toEqual([
      {
        platform: "twitter",
        handle: "First",
        role: "own",
        status: "connected",
        source: "import",
        last_sync: expect.any(String),
        followers: 900,
      },
      expect.objectContaining({ handle: "second", followers: null }),
      expect.objectContaining({ handle: "rival", role: "watched", last_sync: null }),
    ]);
    await cli("platform", "prefer", ...on("@Second"));
    const handles = async () => (await list()).map(({ handle }: { handle: string }) => handle);
    expect(await handles()).toEqual(["second", "First", "rival"]);
    const gone = await cli("platform", "disconnect", ...on("SECOND"));
    expect(gone.out).toEqual({ platform: "twitter", disconnected: true });
    expect(await handles()).toEqual(["First", "rival"]);
    await cli("platform", "disconnect", "--workspace", W, "--platform", "twitter");
    expect(await handles()).toEqual(["rival"]);
    const none = await cli("platform", "disconnect", ...on("second"));
    expect(JSON.parse(none.stderr).error.title).toBe("Not Found");
  });

  it("takes the audience that is stated beside the files, of today when no day is named", async () => {
    const W = (await create()).out.workspace_id;
    const target = ["--workspace", W, "--platform", "twitter", "--handle", "brand"];
    const posts = file("stated.csv", makePosts(3));
    const audience = async () =>
      (await cli("platform", "list", "--workspace", W)).out.platforms[0]?.followers;
    for (const [wrong, reason] of [
      [["--followers", "many"], "must be a whole number"],
      [["--followers=-1"], "must be a whole number"],
      [["--followers", "5", "--on", "2126-01-01"], "in the future"],
      [["--followers", "5", "--on", "03/04/2026"], "must be a date"],
      [["--on", "2026-01-01"], "no number of followers"],
    ] as const) {
      const { code, stderr } = await cli("import", ...target, ...wrong, posts);
      expect([code, JSON.parse(stderr).error]).toEqual([
        1,
        { title: "Invalid Request", detail: expect.stringContaining(reason) },
      ]);
    }
    expect(await audience()).toBeUndefined();
    const imported = await cli("import", ...target, "--followers", "640", posts);
    expect(imported.out.files).toMatchObject([{ file: "stated.csv", posts: 3, account_days: 0 }]);
    expect(await audience()).toBe(640);
    await cli("import", ...target, "--followers", "600", "--on", "2026-01-01", posts);
    expect(await audience()).toBe(640);
  });

  it("makes, lists and revokes keys, adds, changes and deletes workspaces", async () => {
    const W = (await create()).out.workspace_id;
    const made = await cli("key", "create", "--workspace", W, "--scopes", "read", "--expires", "2099-01-01");
    expect(made.out).toEqual({
      key_id: expect.stringMatching(/^key_/),
      key: expect.stringMatching(/^plk_live_/),
    });
    const revoked = await cli("key", "revoke", made.out.key_id);
    expect(revoked.out).toMatchObject({ key_id: made.out.key_id, revoked_at: expect.any(String) });
    const narrow = await cli("key", "create", "--workspace", W, "--scopes", "audits:write, score:read");
    const { keys } = (await cli("key", "list", "--workspace", W)).out;
    expect(keys).toHaveLength(3);
    const listed = keys.find((one: { key_id: string }) => one.key_id === narrow.out.key_id);
    expect(listed.scopes).toEqual(["audits:write", "score:read"]);
    expect(JSON.stringify(keys)).not.toContain(made.out.key);
    const added = await cli("workspace", "add", "--account-of", W, "--name", "Second");
    const set = await cli(
      "workspace",
      "set",
      "--workspace",
      W,
      "--plan",
      "pro",
      "--billing",
      "annual",
      "--real-time",
      "off",
    );
    expect(set.out).toMatchObject({ id: W, plan: "pro", billing_period: "annual" });
    const full = await cli("workspace", "add", "--account-of", W, "--name", "Third");
    expect(JSON.parse(full.stderr)).toMatchObject({ error: { title: "Limit Reached" } });
    const deleted = await cli("workspace", "delete", "--workspace", added.out.workspace_id);
    expect(deleted.out).toEqual({ id: added.out.workspace_id, deleted: true });
  });

  it("classifies the texts of a file, line by line", async () => {
    const texts = file("texts.jsonl", '{"text":"I love this, thank you"}\nno json\n');
    const { stdout } = await runHere("sentiment", "--file", texts);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { label: "positive", language: "en" },
      { error: { title: "Invalid Request" } },
    ]);
  });

  it.each([
    [["audit", "show", "aud_none"], "Not Found"],
    [["key", "revoke", "key_none"], "Not Found"],
    [["audit", "run"], "Invalid Command"],
    [["import", "--workspace", "ws_x", "--platform", "myspace", "--handle", "h", "f"], "Invalid Command"],
    [
      ["import", "--workspace", "w", "--platform", "tiktok", "--handle", "h", "--on", "2025-01-01", "f"],
      "Invalid Request",
    ],
    [["no-such-command"], "Invalid Command"],
    [["sentiment", "--file", "/nowhere/at/all"], "Command Failed"],
  ])("%j fails with exit code 1 and one line of JSON on standard error", async (args, title) => {
    const { code, out, stderr } = await cli(...args);
    expect(code).toBe(1);
    expect(out).toBeNull();
    expect(JSON.parse(stderr)).toEqual({ error: { title, detail: expect.stringMatching(/\S/) } });
  });

  it("imports nothing where one of the files is not there; what came before a refused one is in the history", async () => {
    const W = (await create()).out.workspace_id;
    const place = ["import", "--workspace", W, "--platform", "twitter", "--handle", "h"];
    const good = file("good.csv", makePosts(40));
    const absent = await cli(...place, good, join(folder, "absent.csv"));
    expect(absent.code).toBe(1);
    expect(JSON.parse(absent.stderr).error.detail).toMatch(/there is no file .*absent\.csv/);
    const run = await cli("audit", "run", "--workspace", W);
    expect(JSON.parse(run.stderr).error.title).toBe("No Platforms Connected");
    const refused = await cli(...place, good, file("later.csv", "colour,size\nred,4\n"));
    expect([refused.code, JSON.parse(refused.stderr).error.title]).toEqual([1, "Not An Export"]);
    expect(await ownerDb().scorePoint.count({ where: { workspaceId: W } })).toBeGreaterThan(20);
  });

  it("refuses a file that is no export and changes nothing", async () => {
    const W = (await create()).out.workspace_id;
    const wrong = file("wrong.csv", "colour,size\nred,4\n");
    const refused = await cli("import", "--workspace", W, "--platform", "twitter", "--handle", "h", wrong);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stderr).error.title).toBe("Not An Export");
    const run = await cli("audit", "run", "--workspace", W);
    expect(JSON.parse(run.stderr).error.title).toBe("No Platforms Connected");
  });
});
