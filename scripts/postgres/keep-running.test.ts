import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeThrowAwayFolder } from "#scripts/testing/throw-away-folder.ts";
import { type EmbeddedPostgres, openEmbeddedPostgres } from "./embedded.ts";

const WITHIN_MS = 5_000;
const password = "only-of-this-test";
const home = makeThrowAwayFolder();
let cluster: EmbeddedPostgres;

beforeAll(async () => {
  cluster = await openEmbeddedPostgres(home, { password });
  cluster.keepRunning();
}, 60_000);
afterAll(async () => {
  await cluster.release();
  rmSync(home, { recursive: true });
});

async function select(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url.replace(/plinth$/, "postgres"),
    connectionTimeoutMillis: 1_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query("SELECT 1 AS one")).rows[0].one;
  } finally {
    await client.end();
  }
}

function killServer(): void {
  const file = join(home, "postgres", "data", "postmaster.pid");
  process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), "SIGKILL");
}

/** What a command does, in a process of its own: opens the database, and gives it back. */
async function openElsewhere(): Promise<string> {
  const module = JSON.stringify(join(import.meta.dirname, "embedded.ts"));
  const code = `const { openEmbeddedPostgres } = await import(${module});
    const { url, release } = await openEmbeddedPostgres(${JSON.stringify(home)}, { password: "${password}" });
    process.stdout.write(url);
    await release(true);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (text) => (said += text));
  await once(child, "close");
  return said;
}

it("after kill -9 the server is back within 5 seconds, on the same port", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  for (let kills = 0; kills < 2; kills++) {
    expect(await select(cluster.url)).toBe(1);
    killServer();
    const begun = performance.now();
    await expect
      .poll(() => select(cluster.url).catch(() => 0), { timeout: 2 * WITHIN_MS, interval: 50 })
      .toBe(1);
    expect(performance.now() - begun).toBeLessThan(WITHIN_MS);
  }
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/the database had stopped; it is running again/));
}, 60_000);

it("a command at that moment starts no other one elsewhere", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  killServer();
  expect(await openElsewhere()).toBe(cluster.url);
  expect(await select(cluster.url)).toBe(1);
}, 60_000);
