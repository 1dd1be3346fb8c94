// npm start: database, migrations, build, demo account, then web server and worker until it is told to stop.
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MEMORY_ENV, MEMORY_FLAGS } from "#lib/worker/memory-flags.ts";
import { NEXT, SERVER, WORKER } from "./built-files.ts";
import type { Demo } from "./demo.ts";
import { openEmbeddedPostgres } from "./postgres/embedded.ts";
import { type Prepared, prepareStart } from "./prepare-start.ts";
import { prepareSettings, ROOT } from "./settings.ts";
import { type Program, supervise } from "./supervise.ts";

const LOOK_EVERY_MS = 50;
const LOOK_AFTER_NPM_MS = 500;

const dev = process.argv.includes("--dev");
let release: () => Promise<void> = async () => {};
let stopSignal: () => void = () => {};
const stopped = new Promise<void>((resolve) => {
  stopSignal = resolve;
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopSignal());
stopWithNpm();

try {
  await serve();
  process.exit(0);
} catch (error) {
  process.stderr.write(`plinth: ${error instanceof Error ? error.message : error}\n`);
  await release();
  process.exit(1);
}

/** It runs as long as everything else, and loads no more than it needs to start others again. */
async function serve(): Promise<void> {
  const { dataDir, secrets } = prepareSettings();
  const ready = await prepareStart(dev, stopped);
  if (!ready) return;
  const { prepared, leave } = ready;
  if (prepared.env.PLINTH_DATABASE_DIR) {
    const embedded = await openEmbeddedPostgres(dataDir, { password: secrets.POSTGRES_PASSWORD });
    release = embedded.release;
    embedded.keepRunning();
  }
  await leave();
  const running = supervise(listPrograms(prepared), childEnv(prepared));
  const ended = Promise.race([stopped, running.gaveUp]);
  if (await Promise.race([untilReady(prepared.address), ended.then(() => false)])) {
    running.settle();
    announce(prepared.demo, prepared.env.NEXTAUTH_URL ?? prepared.address);
  }
  const complaint = await ended;
  if (!complaint) process.stdout.write("\nplinth: stopping ...\n");
  await running.stop();
  if (complaint) throw new Error(complaint);
  await release();
}

/** An npm that is killed takes its shell along but not us: without it nobody would stop what runs. */
function stopWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stopSignal(), LOOK_AFTER_NPM_MS).unref();
}

function listPrograms({ host, port }: Prepared): Program[] {
  return [
    {
      name: "web server",
      args: dev ? [NEXT, "dev", "-H", host, "-p", String(port)] : [SERVER],
      quiet: !dev,
      mustStart: true,
      // It never looks over all workspaces: that role is the worker's.
      unset: ["DATABASE_SWEEP_URL", "DATABASE_OWNER_URL"],
    },
    {
      name: "worker",
      args: [...MEMORY_FLAGS, dev ? join(ROOT, "scripts", "worker.ts") : WORKER],
      env: MEMORY_ENV,
      quiet: false,
      unset: ["DATABASE_OWNER_URL"],
    },
  ];
}

function childEnv({ env }: Prepared): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    // Node's 4 threads are shared by files, passwords and the system's name lookups: slow ones must not hold up the others.
    UV_THREADPOOL_SIZE: env.UV_THREADPOOL_SIZE || "32",
    // glibc keeps what a hash of a password took, in every thread that ever made one, unless such blocks are mapped for themselves.
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ || "1048576",
  } as NodeJS.ProcessEnv;
}

async function untilReady(address: string): Promise<boolean> {
  while (!(await isReady(address))) await sleep(LOOK_EVERY_MS);
  return true;
}

function isReady(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${address}/readyz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on("error", () => resolve(false));
  });
}

function announce(demo: Demo | null, url: string): void {
  const lines = [`Plinth is running at ${url}`];
  if (demo) {
    lines.push("", `  sign in   ${demo.email}   password ${demo.password}`, "");
    for (const { plan, key } of demo.workspaces) lines.push(`  ${plan.padEnd(10)} ${key}`);
    if (demo.test_key) lines.push(`  ${"test".padEnd(10)} ${demo.test_key}`);
    lines.push("", `  curl -H "Authorization: Bearer ${demo.workspaces[0]?.key}" ${url}/v1/workspace`);
  }
  lines.push("", "Ctrl-C stops everything.", "");
  process.stdout.write(lines.join("\n"));
}
