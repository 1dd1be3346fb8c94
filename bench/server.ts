// Requests a second for GET /v1/score and /healthz: server.ts and `next start` on one build and database, in turns.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "#scripts/database.ts";
import type { Demo } from "#scripts/demo.ts";
import { prepareSettings, ROOT } from "#scripts/settings.ts";
import { type Kind, startWebServer, type WebServer } from "#scripts/testing/web-server.ts";
import { productEnv } from "./product/place.ts";
import { startProduct } from "./product/start-product.ts";
import { type Load, type Round, readCpuSeconds, sendLoad, sum } from "./server/send-load.ts";

const USAGE = `npm run bench -- server [options]

  --rounds N        rounds for each server, in turns (8)
  --seconds N       seconds of a round (3)
  --connections N   kept connections, each with one request at a time (16)
`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "8" },
    seconds: { type: "string", default: "3" },
    connections: { type: "string", default: "16" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const [rounds, seconds, connections] = [values.rounds, values.seconds, values.connections].map(Number) as [
  number,
  number,
  number,
];
const KINDS: Kind[] = ["server.ts", "next start"];
/** The requests of a minute may be as many as can be sent: the limiter counts them all the same. */
const PLINTH_PLANS = JSON.stringify({ agency: { score_requests_per_minute: 100_000_000 } });

const home = mkdtempSync(join(tmpdir(), "plinth-server-"));
chmodSync(home, 0o755);
try {
  await measure();
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  // Builds, and makes the demo account.
  await startProduct({ checkout: ROOT, dataDir: home }).then(({ stop }) => stop());
  const { workspaces } = JSON.parse(readFileSync(join(home, "demo.json"), "utf8")) as Demo;
  const key = workspaces.find(({ plan }) => plan === "agency")?.key ?? "";
  Object.assign(process.env, productEnv({ checkout: ROOT, dataDir: home, env: { PLINTH_PLANS } }));
  const { dataDir, secrets } = prepareSettings();
  const release = await openDatabase(dataDir, secrets);
  const servers = await Promise.all(KINDS.map((kind) => startWebServer(kind)));
  try {
    for (const path of ["/v1/score", "/healthz"]) await compare(path, key, servers);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
    await release();
  }
}

async function compare(path: string, key: string, servers: WebServer[]): Promise<void> {
  const found = servers.map((): Round[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [n, server] of servers.entries()) {
      const load: Load = { url: server.url, path, key, connections, seconds };
      const measured = await measureRound(server, load);
      // The first warms up.
      if (round > 0) found[n]?.push(measured);
    }
  }
  const totals = found.map(sum);
  process.stdout.write(
    `\nGET ${path}, ${connections} connections, ${rounds} rounds of ${seconds} s each in turns\n\n`,
  );
  for (const [n, { requests, elapsed, cpu, p50, p99 }] of totals.entries()) {
    const figures = [
      `${(requests / elapsed).toFixed(0).padStart(7)} requests/s`,
      `p50 ${p50.toFixed(1)} ms`,
      `p99 ${p99.toFixed(1)} ms`,
      ...(cpu > 0 ? [`${(requests / cpu).toFixed(0)} requests/s of a core of its own`] : []),
    ];
    process.stdout.write(`  ${KINDS[n]?.padEnd(12)}${figures.join("   ")}\n`);
  }
  const [own, next] = totals as [Round, Round];
  const ratios = [
    `${(own.requests / own.elapsed / (next.requests / next.elapsed)).toFixed(1)} times the requests`,
  ];
  if (next.cpu > 0)
    ratios.push(`${(own.requests / own.cpu / (next.requests / next.cpu)).toFixed(1)} times those of a core`);
  process.stdout.write(`  ratio       ${ratios.join(", ")}\n`);
}

async function measureRound({ child }: WebServer, load: Load): Promise<Round> {
  const before = readCpuSeconds(child.pid);
  const round = await sendLoad(load);
  return { ...round, cpu: readCpuSeconds(child.pid) - before };
}
