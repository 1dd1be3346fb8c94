// Audits, imports and history at size: seconds, rows a second and memory, each in a process with the flags of a worker or of its tasks.
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { closeDatabase } from "#lib/database-connections.ts";
import { utcDay } from "#lib/time.ts";
import { MEMORY_ENV, MEMORY_FLAGS, TASK_FLAGS } from "#lib/worker/memory-flags.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords } from "#scripts/settings.ts";
import { tellRow } from "./all/tell-row.ts";
import type { Brand } from "./bulk/make-files.ts";
import type { Measured, Order, Timed } from "./bulk/measure.ts";

const USAGE = `npm run bench -- bulk [options]

  --posts N      posts of the brand that is audited (10000)
  --comments N   comments on them (100000)
  --years N      of the history that is built (5)
  --profile      tells what the time went to; figures then include the profiler's share

An audit is of 100 days, all of them within the windows of the formula: one of comments that nobody has read so far, and one after the history, which
reads them.
`;

const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "10000" },
    comments: { type: "string", default: "100000" },
    years: { type: "string", default: "5" },
    profile: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
});
if (values.help) {
  stdout.write(USAGE);
  process.exit(0);
}
const [posts, comments, years] = [values.posts, values.comments, values.years].map(Number) as [
  number,
  number,
  number,
];
const BARS = {
  auditSeconds: 10,
  auditMb: 500,
  parsedPerSecond: 50_000,
  storedPerSecond: 20_000,
  historySeconds: 2,
};

const home = mkdtempSync(join(tmpdir(), "plinth-bulk-"));
chmodSync(home, 0o755);
Object.assign(process.env, {
  PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  PLINTH_LOG_LEVEL: "warn",
  PLINTH_AUDIT_MIN_SECONDS: "0",
});
delete process.env.DATABASE_URL;
delete process.env.DATABASE_DIRECT_URL;
const release = await openDatabase(home, makePostgresPasswords());
let missed = 0;
try {
  const last = utcDay(new Date());
  const large: Brand = { posts, comments, days: 100, last };
  const old: Brand = { posts, comments: 0, days: Math.round(years * 365.25), last };
  const told: Brand = { ...old, comments };
  // Fifty thousand rows tell what a row takes, ten thousand what a file takes of which every process reads only one.
  const many: Brand = { ...large, posts: 5 * posts };
  await run({ work: "parse", workspaceId: "", brand: many });
  await run({ work: "import", workspaceId: await makeWorkspace(), brand: { ...many, comments: 0 } });
  const unread = await makeWorkspace();
  await run({ work: "import", workspaceId: unread, brand: large });
  await run({ work: "audit", workspaceId: unread, brand: large, isUnread: true });
  const [audited, quiet, loud] = [await makeWorkspace(), await makeWorkspace(), await makeWorkspace()];
  await run({ work: "import", workspaceId: audited, brand: large });
  // What an import ends with; it reads the comments.
  await run({ work: "history", workspaceId: audited, brand: large });
  await run({ work: "audit", workspaceId: audited, brand: large });
  await run({ work: "import", workspaceId: quiet, brand: old });
  await run({ work: "history", workspaceId: quiet, brand: old });
  await run({ work: "import", workspaceId: loud, brand: told });
  await run({ work: "history", workspaceId: loud, brand: told });
} finally {
  await closeDatabase();
  await release();
  rmSync(home, { recursive: true, force: true });
}
stdout.write(missed > 0 ? `${missed} bars were missed\n` : "all bars were reached\n");
process.exit(missed > 0 ? 1 : 0);

async function run(order: Omit<Order, "isProfiled">): Promise<void> {
  const asked: Order = { ...order, isProfiled: values.profile };
  const child = fork(join(import.meta.dirname, "bulk", "measure.ts"), [JSON.stringify(asked)], {
    execArgv: order.work === "audit" ? MEMORY_FLAGS : TASK_FLAGS,
    env: { ...process.env, ...MEMORY_ENV },
  });
  const ended = once(child, "exit").then(() => {
    throw new Error(`${order.work} ended early`);
  });
  const [measured] = (await Promise.race([once(child, "message"), ended])) as [Measured];
  ended.catch(() => {});
  for (const one of measured.timed) tell(one, asked, measured.memoryMb);
}

function tell(one: Timed, { work, brand, isUnread }: Order, memoryMb: number): void {
  // The first audit reads the comments for the second.
  const name = isUnread && one.name === "first audit" ? "audit of comments not read before" : one.name;
  const { rows, seconds, cpu, shares } = one;
  const perSecond = rows / seconds;
  const bars: [string, boolean][] =
    work === "audit"
      ? [
          [`≤ ${BARS.auditSeconds} s`, seconds <= BARS.auditSeconds],
          [`≤ ${BARS.auditMb} MB`, memoryMb <= BARS.auditMb],
        ]
      : work === "history"
        ? [[`≤ ${BARS.historySeconds} s`, seconds <= BARS.historySeconds]]
        : work === "parse"
          ? [[`≥ ${BARS.parsedPerSecond}/s`, perSecond >= BARS.parsedPerSecond]]
          : [[`≥ ${BARS.storedPerSecond}/s`, perSecond >= BARS.storedPerSecond]];
  const figures = [`${seconds.toFixed(2)} s`, `${Math.round(perSecond)} rows/s`, `${memoryMb.toFixed(0)} MB`];
  const isReached = bars.every(([, isOneReached]) => isOneReached);
  const rowOf = `${brand.posts} posts, ${brand.comments} comments`;
  tellRow({
    work: `${name} (${rowOf})`,
    own: figures.join(", "),
    bar: bars.map(([bar]) => bar).join(", "),
    isReached,
  });
  missed += bars.filter(([, isReached]) => !isReached).length;
  const told = bars.map(([bar, isReached]) => `${bar} ${isReached ? "reached" : "missed"}`).join(", ");
  const of = `${brand.posts} posts, ${brand.comments} comments, ${brand.days} days`;
  const parts = shares
    .filter(([, share]) => share >= 0.01)
    .map(([part, share]) => `${part} ${Math.round(share * 100)} %`);
  const line = [
    `${name} (${of}): ${seconds.toFixed(2)} s`,
    `${Math.round(perSecond)} rows/s`,
    `${cpu.toFixed(2)} s of processor`,
    `${memoryMb.toFixed(0)} MB; ${told}`,
  ].join(", ");
  stdout.write(`${[line, parts.join(", ")].filter(Boolean).join("; ")}\n`);
}

async function makeWorkspace(): Promise<string> {
  const owner = `${randomBytes(6).toString("hex")}@example.com`;
  return (await createWorkspace({ name: "Brand", plan: "agency", owner, now: new Date() })).workspace_id;
}
