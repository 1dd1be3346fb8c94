// npm start: database, migrations, build, demo account, then web server and worker until it is told to stop.
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { closeDatabase } from "#lib/db.ts";
import { env } from "#lib/env.ts";
import { planLimits } from "#lib/plans.ts";
import { MEMORY_ENV, MEMORY_FLAGS } from "#lib/worker/memory-flags.ts";
import { buildWhenChanged, NEXT, SERVER } from "./build.ts";
import { openDatabase } from "./database.ts";
import { type Demo, ensureDemo } from "./demo.ts";
import { prepareSettings, ROOT } from "./settings.ts";
import { supervise } from "./supervise.ts";

const dev = process.argv.includes("--dev");
let release: () => Promise<void> = async () => {};
let stopSignal: () => void = () => {};
const stopped = new Promise<void>((resolve) => {
  stopSignal = resolve;
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopSignal());

try {
  await serve();
  process.exit(0);
} catch (error) {
  process.stderr.write(`plinth: ${error instanceof Error ? error.message : error}\n`);
  await release();
  process.exit(1);
}

async function serve(): Promise<void> {
  const { dataDir, secrets } = prepareSettings();
  const { HOST, PORT, PLINTH_DEMO } = env();
  planLimits("pro");
  const address = `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
  process.env.NEXTAUTH_URL ||= address;
  await checkPort(HOST, PORT);
  release = await openDatabase(dataDir, secrets, { keepRunning: true });
  if (!dev) await buildWhenChanged();
  const demo = PLINTH_DEMO === "1" ? await ensureDemo(dataDir) : null;
  await closeDatabase();
  const programs = [
    {
      name: "web server",
      args: dev ? [NEXT, "dev", "-H", HOST, "-p", String(PORT)] : [SERVER],
      quiet: !dev,
      mustStart: true,
      // It never looks over all workspaces: that role is the worker's.
      unset: ["DATABASE_SWEEP_URL", "DATABASE_OWNER_URL"],
    },
    {
      name: "worker",
      args: [...MEMORY_FLAGS, join(ROOT, "scripts", "worker.ts")],
      env: MEMORY_ENV,
      quiet: false,
      unset: ["DATABASE_OWNER_URL"],
    },
  ];
  const childEnv = {
    ...process.env,
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    PLINTH_SUPERVISED: "1",
    // Node's 4 threads are shared by files, passwords and the system's name lookups: slow ones must not hold up the others.
    UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE || "32",
    // glibc keeps what a hash of a password took, in every thread that ever made one, unless such blocks are mapped for themselves.
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || "1048576",
  };
  const running = supervise(programs, childEnv as NodeJS.ProcessEnv);
  const ended = Promise.race([stopped, running.gaveUp]);
  if (await Promise.race([untilReady(address), ended.then(() => false)])) {
    running.settle();
    announce(demo);
  }
  const complaint = await ended;
  if (!complaint) process.stdout.write("\nplinth: stopping ...\n");
  await running.stop();
  if (complaint) throw new Error(complaint);
  await release();
}

function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why =
        error.code === "EADDRINUSE"
          ? "is taken: stop what uses it, or set PORT"
          : `cannot be used (${error.code})`;
      reject(new Error(`port ${port} on ${host} ${why}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

async function untilReady(address: string): Promise<boolean> {
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(100);
  }
}

function announce(demo: Demo | null): void {
  const url = process.env.NEXTAUTH_URL;
  const lines = [`Plinth is running at ${url}`];
  if (demo) {
    lines.push("", `  sign in   ${demo.email}   password ${demo.password}`, "");
    for (const { plan, key } of demo.workspaces) lines.push(`  ${plan.padEnd(10)} ${key}`);
    lines.push("", `  curl -H "Authorization: Bearer ${demo.workspaces[0]?.key}" ${url}/v1/workspace`);
  }
  lines.push("", "Ctrl-C stops everything.", "");
  process.stdout.write(lines.join("\n"));
}
