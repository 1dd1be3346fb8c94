// What `npm start` does before its programs run, in a process of its own: what that takes in memory goes with it.
import { createServer } from "node:net";
import { closeDatabase } from "#lib/database-connections.ts";
import { env } from "#lib/env.ts";
import { planLimits } from "#lib/plans.ts";
import { buildWhenChanged } from "./build.ts";
import { buildBrowserScripts } from "./build-browser.ts";
import { openDatabase } from "./database.ts";
import { ensureDemo } from "./demo.ts";
import type { Prepared, Report } from "./prepare-start.ts";
import { prepareSettings } from "./settings.ts";

const dev = process.argv.includes("--dev");
const stopping = new AbortController();
let release: () => Promise<void> = async () => {};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, leave);
// Whoever asked holds the database now, or is gone.
process.on("disconnect", leave);

try {
  report({ prepared: await prepare() });
} catch (error) {
  if (!stopping.signal.aborted) report({ failure: error instanceof Error ? error.message : String(error) });
}

async function prepare(): Promise<Prepared> {
  const { dataDir, secrets } = prepareSettings();
  const { HOST, PORT, PLINTH_DEMO } = env();
  planLimits("pro");
  const address = `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
  process.env.NEXTAUTH_URL ||= address;
  await checkPort(HOST, PORT);
  release = await openDatabase(dataDir, secrets, { keepRunning: true });
  const [demo] = await Promise.all([
    PLINTH_DEMO === "1" ? ensureDemo(dataDir) : null,
    dev ? buildBrowserScripts() : buildWhenChanged(stopping.signal),
  ]);
  return { address, host: HOST, port: PORT, demo, env: { ...process.env } };
}

function report(line: Report): void {
  process.send?.(line);
}

async function leave(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await closeDatabase().catch(() => {});
  await release();
  process.exit(0);
}

function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        error.code === "EADDRINUSE"
          ? "is in use: stop what uses it, or set PORT"
          : `cannot be used (${error.code})`;
      reject(new Error(`port ${port} on ${host} ${why}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
