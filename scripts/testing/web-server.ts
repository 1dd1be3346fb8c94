import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { NEXT, SERVER } from "../built-files.ts";
import { ROOT } from "../settings.ts";

/** The server of production, or the framework's own on the same build. */
export type Kind = "server.ts" | "next start";
type Settings = Record<string, string>;
export type WebServer = {
  url: string;
  port: number;
  child: ChildProcess;
  /** What it has written to standard error so far. */
  complaints: () => string;
  stop: () => Promise<void>;
};

const READY_WITHIN_MS = 60_000;

/**
 * Starts a web server as `npm start` does, on the production build that is there and the database of this process.
 * @param env settings beside those of this process, where they need its port by a function of it
 * @param stderr an open file that takes what it writes to standard error, in the place of `complaints`
 * @throws Error with what it said when it does not answer within a minute.
 */
export async function startWebServer(
  kind: Kind,
  env: Settings | ((port: number) => Settings) = {},
  stderr?: number,
): Promise<WebServer> {
  const port = await getPort({ host: "127.0.0.1" });
  const args = kind === "server.ts" ? [SERVER] : [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      NEXTAUTH_URL: `http://127.0.0.1:${port}`,
      ...(typeof env === "function" ? env(port) : env),
    },
    stdio: ["ignore", "ignore", stderr ?? "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.on("data", (text) => (said += text));
  const stop = () => end(child);
  const url = `http://127.0.0.1:${port}`;
  if (await isReady(url, child)) return { url, port, child, complaints: () => said, stop };
  await stop();
  throw new Error(`${kind} did not start:\n${said}`);
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  // `next start` takes half a minute where connections are kept open.
  child.kill("SIGKILL");
  await gone;
}
