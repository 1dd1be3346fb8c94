import { afterEach, expect, it, vi } from "vitest";
import { makeSmallWorkspace, startRun } from "#scripts/testing/audits.ts";
import { keepLines, type LogLine } from "#scripts/testing/keep-log.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makePosts } from "#scripts/testing/workspaces.ts";
import { runHere } from "./tasks.ts";
import { startWorker } from "./worker.ts";

const WITHIN = { timeout: 60_000, interval: 50 };
/** Longer than any test: what is done was woken. */
const NEVER_MS = 3_600_000;
let stop = async () => {};

afterEach(async () => {
  killWorkers();
  await stop();
  stop = async () => {};
  await ownerPool().query("ALTER TABLE IF EXISTS posts_away RENAME TO posts");
});
/** A posts table that cannot be read stands for any fault. */
const takeAway = () => ownerPool().query("ALTER TABLE posts RENAME TO posts_away");

async function lineOf(lines: LogLine[], msg: string): Promise<LogLine> {
  await vi.waitFor(() => expect(lines.map((line) => line.msg)).toContain(msg), WITHIN);
  return lines.find((line) => line.msg === msg) as LogLine;
}

it("a line of an audit says of which, and of which workspace", { timeout: 60_000 }, async () => {
  const workspace = await makeSmallWorkspace("agency");
  const audit_id = await startRun(workspace);
  await takeAway();
  const { lines } = keepLines();
  stop = startWorker(NEVER_MS, runHere);
  const line = await lineOf(lines, "a step of an audit failed");
  expect(line).toMatchObject({ level: 50, audit_id, workspace_id: workspace.id });
});

it("a line of an import, in the process that does it, too", { timeout: 90_000 }, async () => {
  const workspace = await makeSmallWorkspace("agency");
  const served = await serveHandlers();
  const answer = await fetch(`${served.url}/v1/imports?platform=twitter&handle=brand&file_name=posts.csv`, {
    method: "POST",
    headers: { authorization: `Bearer ${workspace.key}`, "content-type": "text/csv" },
    body: makePosts(40),
  });
  const { import_id } = (await answer.json()) as { import_id: string };
  await served.close();
  await takeAway();
  const said: string[] = [];
  startWorkerProcess({ PLINTH_LOG_LEVEL: "info" }, { said: (text) => said.push(text) });
  await expect.poll(() => said.join(""), WITHIN).toMatch(/an import failed.*\n/);
  const lines = said.join("").split("\n").slice(0, -1);
  const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === "an import failed");
  expect(line).toMatchObject({ level: 50, import_id, workspace_id: workspace.id });
});
