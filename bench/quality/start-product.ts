import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";

export type Product = { url: string; demo: Demo; stop: () => Promise<void> };

/** Includes a build, where one has to be made first. */
const READY_WITHIN_MS = 300_000;
/** Settings of the caller's environment that would lead to another database or a shared counter. */
const FOREIGN = ["DATABASE_URL", "DATABASE_DIRECT_URL", "REDIS_URL", "NEXTAUTH_URL", "PLINTH_PLANS"];

/**
 * Starts the product as `npm start` does, with the demo account, on a data directory of its own that `stop` removes. A build
 * that is there and fits the sources is used.
 * @throws Error with what the product said when it does not start.
 */
export async function startProduct(): Promise<Product> {
  const home = mkdtempSync(join(tmpdir(), "plinth-latency-"));
  chmodSync(home, 0o755);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PLINTH_DATA_DIR: home, HOST: "127.0.0.1", PORT: String(port), PLINTH_DEMO: "1" };
  // Set but empty, so that a .env file does not set them.
  const unset = Object.fromEntries(FOREIGN.map((name) => [name, ""]));
  let said = "";
  const product = spawn(process.execPath, [join(ROOT, "scripts", "serve.ts")], {
    cwd: ROOT,
    env: { ...process.env, ...unset, ...own, PLINTH_LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [product.stdout, product.stderr]) stream.on("data", (text) => (said += text));
  const stop = async () => {
    await end(product);
    rmSync(home, { recursive: true, force: true });
  };
  if (await isReady(url, product)) {
    const demo = JSON.parse(readFileSync(join(home, "demo.json"), "utf8")) as Demo;
    return { url, demo, stop };
  }
  await stop();
  throw new Error(`the product did not start:\n${said}`);
}

async function isReady(url: string, product: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && product.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(200);
  }
  return false;
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  const gone = new Promise((resolve) => product.once("exit", resolve));
  product.kill("SIGTERM");
  await gone;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
