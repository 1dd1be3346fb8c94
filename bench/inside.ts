// What it costs to see inside: GET /v1/score with the log of requests, metrics and traces, each beside none of them, in turns.
import { once } from "node:events";
import { openSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import getPort from "get-port";
import pg from "pg";
import { medianLow } from "#lib/statistics/quantile.ts";
import { startWebServer, type WebServer } from "#scripts/testing/web-server.ts";
import { pin } from "./attacks/ground/pin.ts";
import { type Ground, PROCESSOR, withGround } from "./server/open-ground.ts";
import { readCpuSeconds, sendLoad } from "./server/send-load.ts";

const USAGE = `npm run bench -- inside [options]

  --rounds N        rounds, in each of which the server is started once for each setting (7)
  --seconds N       seconds of load that are measured after each start (4)
  --connections N   kept connections, each with one request at a time (16)
`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "4" },
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
const PATH = "/v1/score";
const WARM_UP_SECONDS = 2;

type Settings = { name: string; env: Record<string, string> };
/** `cpu`: processor time of the server in microseconds a request. */
type Found = { rate: number; cpu: number };

await withGround(measure);

async function measure({ key, owner, home }: Ground): Promise<void> {
  const collector = await startCollector();
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const share = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.01" };
  const all: Settings[] = [
    { name: "off", env: {} },
    { name: "log of requests", env: { PLINTH_LOG_REQUESTS: "1", PLINTH_LOG_LEVEL: "info" } },
    { name: "metrics", env: { PLINTH_METRICS_PORT: String(await getPort()) } },
    { name: "traces of 1 in 100", env: { ...traces, ...share } },
    { name: "traces of all", env: traces },
  ];
  const database = new pg.Client({ connectionString: owner });
  await database.connect();
  const found = all.map((): Found[] => []);
  const stderr = openSync(join(home, "web.log"), "w");
  for (let round = 0; round < rounds; round++) {
    // Each is first once, so that none has the quiet moments of the machine.
    for (const n of all.keys()) {
      const place = (n + round) % all.length;
      // The one before may not have had the time to say goodbye, and for others than one requests are counted there.
      await database.query("DELETE FROM web_processes");
      found[place]?.push(await measureOne(all[place]?.env ?? {}, key, stderr));
    }
  }
  await database.end();
  await collector.close();
  tell(all, found);
}

/** One server at a time: several on one database would count requests there. */
async function measureOne(env: Settings["env"], key: string, stderr: number): Promise<Found> {
  const server = await startWebServer("server.ts", env, stderr);
  const { url, child } = server;
  try {
    if (child.pid) pin(child.pid, PROCESSOR);
    const load = { url, path: PATH, key, connections };
    await sendLoad({ ...load, seconds: WARM_UP_SECONDS });
    const before = readCpuSeconds(child.pid);
    const { requests, elapsed } = await sendLoad({ ...load, seconds });
    const cpu = ((readCpuSeconds(child.pid) - before) / requests) * 1_000_000;
    return { rate: requests / elapsed, cpu };
  } finally {
    await end(server);
  }
}

/** As an operator ends it. */
async function end({ child, stop }: WebServer): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
  await stop();
}

/** Takes traces and looks at none: what a collector does with them is another machine's. */
async function startCollector() {
  const server = createServer((incoming, outgoing) => {
    incoming
      .resume()
      .on("end", () => outgoing.writeHead(200, { "content-type": "application/json" }).end("{}"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

function tell(all: Settings[], found: Found[][]): void {
  const write = (line: string) => process.stdout.write(`${line}\n`);
  write(`\nGET ${PATH}, ${connections} connections, ${rounds} starts each in turns, ${seconds} s after each`);
  write("medians, in brackets the least and the most of the rounds; best is what was disturbed least\n");
  const off = found[0] ?? [];
  for (const [n, { name }] of all.entries()) {
    const own = found[n] ?? [];
    const rates = compare(own, off, ({ rate }) => rate, Math.max);
    const cpus = compare(own, off, ({ cpu }) => cpu, Math.min);
    write(`  ${name.padEnd(20)}requests a second${rates}`);
    write(`  ${"".padEnd(20)}µs of a processor${cpus}`);
  }
}

/** A figure of a setting beside the same without any, round by round and in the best of them. */
function compare(own: Found[], off: Found[], figure: (one: Found) => number, best: typeof Math.max): string {
  const [mine, theirs] = [own.map(figure), off.map(figure)];
  const ratios = mine.map((value, round) => value / (theirs[round] ?? Number.NaN));
  const [ownBest, offBest] = [best(...mine), best(...theirs)];
  const spread = `${middle(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}) × off`;
  return [
    middle(mine).toFixed(0).padStart(7),
    spread.padEnd(30),
    `best ${ownBest.toFixed(0).padStart(6)}, ${(ownBest / offBest).toFixed(2)} × off`,
  ].join("   ");
}

function middle(values: number[]): number {
  return medianLow(values) ?? Number.NaN;
}
