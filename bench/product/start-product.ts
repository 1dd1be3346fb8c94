import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { type Place, productEnv, readScript } from "./place.ts";

export type Product = { url: string; stop: () => Promise<void> };

/** A start that may not have come far yet. */
export type Launched = Product & {
  /** Its process, which leads a group of its own. */
  process: ChildProcess;
  /** What it has said until now. */
  said: () => string;
  /** @throws Error with what the product said when it ends before it is ready. */
  ready: () => Promise<void>;
};

/** With a build of its own that has to be made first. */
const READY_WITHIN_MS = 600_000;

/**
 * Starts a checkout as its `npm start` does, on a free port of this machine. A build that is there and fits the sources is used.
 * @throws Error with what the product said when it does not start.
 */
export async function startProduct(place: Place): Promise<Product> {
  const launched = await launchProduct(place);
  await launched.ready();
  return launched;
}

/** The same without waiting until it is ready. */
export async function launchProduct(place: Place): Promise<Launched> {
  const port = await getPort({ host: "127.0.0.1" });
  const url = `http://127.0.0.1:${port}`;
  let said = "";
  const child = spawn("sh", ["-c", readScript(place.checkout, "start")], {
    cwd: place.checkout,
    env: { ...productEnv(place), HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const stop = () => end(child);
  const ready = async () => {
    if (await isReady(url, child)) return;
    await stop();
    throw new Error(`the product of ${place.checkout} did not start:\n${said}`);
  };
  return { url, stop, process: child, said: () => said, ready };
}

async function isReady(url: string, product: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && product.exitCode === null && !product.signalCode) {
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
