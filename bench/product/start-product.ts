import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { type Place, productEnv, readScript } from "./place.ts";

export type Product = { url: string; stop: () => Promise<void> };

/** With a build of its own that has to be made first. */
const READY_WITHIN_MS = 600_000;

/**
 * Starts a checkout as its `npm start` does, on a free port of this machine. A build that is there and fits the sources is used.
 * @throws Error with what the product said when it does not start.
 */
export async function startProduct(place: Place): Promise<Product> {
  const port = await getPort({ host: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  let said = "";
  const product = spawn("sh", ["-c", readScript(place.checkout, "start")], {
    cwd: place.checkout,
    env: { ...productEnv(place), HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [product.stdout, product.stderr]) stream.on("data", (text) => (said += text));
  const stop = () => end(product);
  if (await isReady(url, product)) return { url, stop };
  await stop();
  throw new Error(`the product of ${place.checkout} did not start:\n${said}`);
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
