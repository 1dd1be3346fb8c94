// A built start: milliseconds to the first answers, memory of every idle process, and what the packages of the server cost.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { SERVER } from "#scripts/built-files.ts";
import type { Demo } from "#scripts/demo.ts";
import { ROOT } from "#scripts/settings.ts";
import { tellRow } from "./all/tell-row.ts";
import { type Launched, launchProduct, startProduct } from "./product/start-product.ts";
import { measurePackages } from "./start/measure-packages.ts";
import { listTree, readCommand, readPss, readSetting } from "./start/read-pss.ts";

const USAGE = `npm run bench -- start [options]

  --starts N     built starts that are timed (3)
  --idle N       seconds that the last of them is left alone before its memory is read (30)
  --packages     also what each package of the server costs a process of its own
`;

const { values } = parseArgs({
  options: {
    starts: { type: "string", default: "3" },
    idle: { type: "string", default: "30" },
    packages: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  stdout.write(USAGE);
  process.exit(0);
}
const ASK_EVERY_MS = 20;
/** What is wanted. */
const [FIRST_ANSWER_MS, IDLE_MB] = [3_000, 500];
const dataDir = mkdtempSync(join(tmpdir(), "plinth-start-"));
chmodSync(dataDir, 0o755);
const place = { checkout: ROOT, dataDir };

try {
  // Builds, and makes the demo account.
  const began = performance.now();
  const { stop } = await startProduct(place);
  stdout.write(`first start of a data directory: ${seconds(performance.now() - began)}\n`);
  await stop();
  const { workspaces } = JSON.parse(readFileSync(join(dataDir, "demo.json"), "utf8")) as Demo;
  for (let left = Number(values.starts); left > 0; left--)
    await measureStart(workspaces[0]?.key ?? "", left === 1);
  if (values.packages) printPackages();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureStart(key: string, isLast: boolean): Promise<void> {
  const begun = performance.now();
  const product = await launchProduct(place);
  try {
    const headers = { authorization: `Bearer ${key}` };
    const times: string[] = [];
    let first = 0;
    for (const path of ["/healthz", "/v1/score", "/sign-in"]) {
      const asked = await untilAnswered(`${product.url}${path}`, headers);
      first ||= performance.now() - begun;
      times.push(`${path} ${seconds(performance.now() - begun)} (the answer itself ${Math.round(asked)} ms)`);
    }
    stdout.write(`built start to the first 200 of: ${times.join(", ")}\n`);
    await product.ready();
    if (!isLast) return;
    const isReached = first <= FIRST_ANSWER_MS;
    tellRow({
      work: "built start to the first answer",
      own: seconds(first),
      bar: `≤ ${seconds(FIRST_ANSWER_MS)}`,
      isReached,
    });
    await measureIdle(product);
  } finally {
    await product.stop();
  }
}

/** Asks until the answer is 200. @returns what that answer took, in milliseconds. */
async function untilAnswered(url: string, headers: Record<string, string>): Promise<number> {
  for (;;) {
    const asked = performance.now();
    const answer = await fetch(url, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return performance.now() - asked;
    await sleep(ASK_EVERY_MS);
  }
}

async function measureIdle(product: Launched): Promise<void> {
  await sleep(Number(values.idle) * 1_000);
  const own = listTree(product.process.pid as number);
  const home = own.map((pid) => readSetting(pid, "PLINTH_DATABASE_DIR")).find(Boolean);
  const database = home
    ? readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n")[0]
    : undefined;
  const all = [...own, ...(database ? listTree(Number(database)) : [])];
  const read = all.map((pid) => ({ name: nameOf(pid), ...readPss(pid) }));
  // A task may end meanwhile.
  const rows = read.filter(({ pss }) => pss > 0);
  const total = { name: "together", rss: sum(rows, "rss"), pss: sum(rows, "pss") };
  const isReached = total.pss <= IDLE_MB;
  tellRow({
    work: "idle: web, worker, PostgreSQL, supervisor",
    own: `${total.pss.toFixed(0)} MB (PSS)`,
    bar: `≤ ${IDLE_MB} MB`,
    isReached,
  });
  stdout.write(`\nidle for ${values.idle} s        PSS MB  RSS MB\n`);
  for (const { name, pss, rss } of [...rows, total])
    stdout.write(`  ${name.padEnd(32)}${pss.toFixed(1).padStart(8)}${rss.toFixed(1).padStart(8)}\n`);
}

function nameOf(pid: number): string {
  const command = readCommand(pid);
  if (command.startsWith("postgres:")) return command.replace(/\d+\.\d+\.\d+\.\d+\(\d+\) /, "");
  const words = command.split(" ").filter((word) => !word.startsWith("-"));
  return words
    .slice(0, 2)
    .map((word) => basename(word))
    .join(" ");
}

function printPackages(): void {
  stdout.write("\npackages of the server, each alone     ms  RSS MB  heap MB\n");
  for (const { name, ms, rss, heap } of measurePackages(SERVER))
    stdout.write(
      `  ${name.padEnd(32)}${ms.toFixed(0).padStart(8)}${rss.toFixed(1).padStart(8)}${heap.toFixed(1).padStart(8)}\n`,
    );
}

function sum(rows: { rss: number; pss: number }[], name: "rss" | "pss"): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
