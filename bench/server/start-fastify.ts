import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import type { WebServer } from "#scripts/testing/web-server.ts";

/** A server that is measured; `paths` are those that it has, all when left out. */
export type Contender = Pick<WebServer, "url" | "child" | "stop"> & { name: string; paths?: string[] };

const READY_WITHIN_MS = 20_000;

/** Starts `fastify-reader.ts`. @param database address under a role that may read its tables */
export async function startFastify(database: string): Promise<Contender> {
  const port = await getPort({ host: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "fastify-reader.ts")], {
    env: { ...process.env, NODE_ENV: "production", BENCH_DATABASE_URL: database, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (performance.now() > deadline || child.exitCode !== null) throw new Error("Fastify did not start");
    await sleep(100);
  }
  const stop = async () => {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  return { name: "Fastify + pg", url, child, stop, paths: ["/v1/score", "/v1/score/history"] };
}
