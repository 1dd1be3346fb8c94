import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "#scripts/settings.ts";
import { makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { findProgram, PYTHON } from "#scripts/testing/find-program.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { workWhile } from "#scripts/testing/work-while.ts";
import { makePosts, makeWorkspace } from "#scripts/testing/workspaces.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-python-recipe-"));
let served: Served;

beforeAll(async () => {
  served = await serveHandlers();
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const HEAD = `
import json, os, sys
from pathlib import Path
from plinth import Plinth, errors
client = Plinth(os.environ["PLINTH_API_KEY"], os.environ["PLINTH_URL"], retries=int(os.environ["RETRIES"]))
lines = []
`;

/** Runs lines of Python beside the recipes; \`told\` is what they print. */
async function python(key: string, program: string, retries = 4): Promise<unknown> {
  const path = [join(ROOT, "clients/python/src"), import.meta.dirname].join(delimiter);
  const settings = { PLINTH_API_KEY: key, PLINTH_URL: served.url, RETRIES: String(retries) };
  const env = { ...process.env, ...settings, PYTHONPATH: path, PYTHONDONTWRITEBYTECODE: "1" };
  const asked = promisify(execFile)(findProgram(PYTHON), ["-c", HEAD + program], { env });
  return JSON.parse((await asked).stdout);
}

describe("the recipes in Python", { timeout: 60_000 }, () => {
  it("wait_for_audit.py joins the audit that is running, and tells its score", async () => {
    const { id, key } = await makeSmallWorkspace();
    const program = `
from wait_for_audit import run_and_wait
started = client.run_audit()["audit_id"]
result = run_and_wait(client, lines.append)
print(json.dumps([result["audit_id"] == started, result["status"], result["score"], lines[-1]]))`;
    const told = await workWhile(id, python(key, program));
    const [, , score] = told as unknown[];
    expect(told).toEqual([true, "completed", expect.any(Number), `The score is ${score}.`]);
  });

  it("import_and_score.py brings a key from a file to a score, and tells what was left out", async () => {
    const file = join(folder, "posts of 2026.csv");
    writeFileSync(file, `${makePosts(120)}p999,never,A row that is wrong,1,1,1,1\n`);
    const { id, key } = await makeWorkspace("pro");
    const program = `
from import_and_score import import_and_score
score = import_and_score(client, Path(${JSON.stringify(file)}), "twitter", "harbourbakery", lines.append)
print(json.dumps([score, lines]))`;
    const told = await workWhile(id, python(key, program));
    expect(told).toEqual([
      expect.any(Number),
      ["120 new posts, 0 updated, 1 rows left out", expect.stringMatching(/^line 122: .*never/)],
    ]);
  });

  it("repeat_safely.py starts one audit a day", async () => {
    const { key } = await makeSmallWorkspace();
    const program = `
from repeat_safely import start_audit_of_day
first, again = (start_audit_of_day(client, "2026-11-01") for _ in range(2))
try:
    start_audit_of_day(client, "2026-11-02")
except errors.AuditInProgressError as error:
    lines.append(error.code)
print(json.dumps([first == again, lines]))`;
    expect(await python(key, program)).toEqual([true, ["audit_in_progress"]]);
  });

  it("read_all_pages.py has every campaign, also those of the second page", async () => {
    const { key } = await makeWorkspace("agency");
    const program = `
from read_all_pages import read_campaign_gains
for _ in range(101):
    client.create_campaign(name="Winter", start_date="2099-01-01")
gains = read_campaign_gains(client)
print(json.dumps([len(gains), list(set(gains.values()))]))`;
    expect(await python(key, program)).toEqual([101, [null]]);
  });

  it("respect_rate_limits.py reads what the rate allows and leaves the rest for later", async () => {
    const { id, key } = await makeAuditedWorkspace("pro");
    const program = `
from respect_rate_limits import read_scores
scores, later = read_scores(client, [${JSON.stringify(id)}] * 65)
print(json.dumps([list(scores), len(later)]))`;
    expect(await python(key, program, 0)).toEqual([[id], 5]);
  });
});
