import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findProgram, REDIS } from "#scripts/testing/find-program.ts";
import { ownerDb } from "#scripts/testing/owner-db.ts";
import { rereadEnv } from "../env.ts";
import { closeRedis, redis } from "../redis.ts";
import { countRequest } from "./rate-limit.ts";

let server: ChildProcess;

beforeAll(async () => {
  const port = await getPort({ host: "127.0.0.1" });
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  server = spawn(findProgram(REDIS), args, { stdio: "ignore" });
  process.env.REDIS_URL = `redis://127.0.0.1:${port}`;
  rereadEnv();
  for (let tries = 0; tries < 100; tries++) {
    const client = await redis();
    if ((await client?.ping().catch(() => null)) === "PONG") return;
    await sleep(100);
  }
  throw new Error("the Redis server does not answer");
}, 60_000);

afterAll(() => {
  closeRedis();
  server.kill("SIGKILL");
  delete process.env.REDIS_URL;
  rereadEnv();
});

it("counts in Redis where there is one: of 300 requests at once exactly the quota goes on", async () => {
  const states = await Promise.all(Array.from({ length: 300 }, () => countRequest("pro", "ws_one", 60)));
  expect(states.filter(({ allowed }) => allowed)).toHaveLength(60);
  expect(states.at(-1)?.headers["RateLimit-Policy"]).toBe('"pro";q=60;w=60');
  expect(Number(await (await redis())?.get("pro:ws_one"))).toBeGreaterThanOrEqual(60);
  expect(await ownerDb().rateLimit.count()).toBe(0);
});

it("goes on, counting by itself, when Redis is gone", async () => {
  server.kill("SIGKILL");
  await once(server, "exit");
  const started = performance.now();
  const states = [];
  for (let n = 0; n < 70; n++) states.push(await countRequest("pro", "ws_two", 60));
  expect(states.filter(({ allowed }) => allowed)).toHaveLength(60);
  expect(performance.now() - started).toBeLessThan(5_000);
});
