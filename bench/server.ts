// Requests a second for the hot reads and for drafts: server.ts, `next start` and Fastify + pg on one database, in turns; all servers on one processor.
import { parseArgs } from "node:util";
import { startWebServer } from "#scripts/testing/web-server.ts";
import { tellRow } from "./all/tell-row.ts";
import { pin } from "./attacks/ground/pin.ts";
import { writeDraftsOf } from "./quality/write-drafts.ts";
import { fillNarrowTables } from "./server/narrow-tables.ts";
import { type Ground, PROCESSOR, withGround } from "./server/open-ground.ts";
import { type Load, type Round, readCpuSeconds, sendLoad, sum, type Work } from "./server/send-load.ts";
import { type Contender, startFastify } from "./server/start-fastify.ts";

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
/** What is wanted of the hot reads. */
const [OF_FASTIFY, OF_NEXT, HALF_P99_MS] = [0.6, 2, 20];
/** So long at half the maximum: what V8 does now and then is in it. */
const HALF_SECONDS = 30;
const WARM_UP_SECONDS = 3;
const READS = ["/v1/score", "/v1/score/history?granularity=daily", "/v1/platforms", "/healthz"];
const DRAFTS: Work = {
  path: "/v1/studio/score",
  bodies: writeDraftsOf(500, 1_000).map((content) =>
    JSON.stringify({ content_type: "text", platform: "instagram", format: "post", content }),
  ),
};
await withGround(measure);

async function measure({ key, owner }: Ground): Promise<void> {
  await fillNarrowTables(owner);
  const servers: Contender[] = [
    { ...(await startWebServer("server.ts")), name: "this" },
    { ...(await startWebServer("next start")), name: "through Next" },
    await startFastify(owner),
  ];
  for (const { child } of servers) if (child.pid) pin(child.pid, PROCESSOR);
  try {
    for (const path of [...READS, await pathOfAudit(servers[0] as Contender, key)])
      await compare({ path }, key, servers);
    await compare(DRAFTS, key, servers);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/** What clients ask for again and again while an audit runs, and after. */
async function pathOfAudit({ url }: Contender, key: string): Promise<string> {
  const answer = await fetch(`${url}/v1/audit?limit=1`, { headers: { authorization: `Bearer ${key}` } });
  const { audits } = (await answer.json()) as { audits: { audit_id: string }[] };
  return `/v1/audit/${audits[0]?.audit_id}`;
}

async function compare(work: Work, key: string, all: Contender[]): Promise<void> {
  const { path, bodies } = work;
  const servers = all.filter(({ paths }) => paths === undefined || paths.includes(path.split("?")[0] ?? ""));
  const found = servers.map((): Round[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [n, server] of servers.entries()) {
      const load: Load = { url: server.url, ...work, key, connections, seconds };
      const measured = await alone(server, all, () => measureRound(server, load));
      // The first warms up.
      if (round > 0) found[n]?.push(measured);
    }
  }
  const totals = found.map(sum);
  process.stdout.write(
    `\n${bodies ? "POST" : "GET"} ${path}, ${connections} connections, ${rounds} rounds of ${seconds} s each in turns\n\n`,
  );
  const rate = ({ requests, elapsed }: Round) => requests / elapsed;
  const own = totals[0] ? rate(totals[0]) : 0;
  for (const [n, round] of totals.entries()) {
    const figures = [
      `${rate(round).toFixed(0).padStart(7)} requests/s`,
      `p50 ${round.p50.toFixed(1)} ms`,
      `p99 ${round.p99.toFixed(1)} ms`,
      ...(round.cpu > 0
        ? [`${(round.requests / round.cpu).toFixed(0)} requests/s of its own processor time`]
        : []),
      ...(n > 0 ? [`this is ${(own / rate(round)).toFixed(2)} ×`] : []),
    ];
    process.stdout.write(`  ${servers[n]?.name.padEnd(14)}${figures.join("   ")}\n`);
  }
  const [first] = servers;
  if (!first) return;
  const rateOf = (name: string) => {
    const round = totals[servers.findIndex((one) => one.name === name)];
    return round ? rate(round) : undefined;
  };
  const atHalf: Load = { ...work, url: first.url, key, connections, seconds: HALF_SECONDS, rate: own / 2 };
  // As with the rounds, what warms up is not counted: other code runs where few requests come together.
  const half = await alone(first, all, async () => {
    await sendLoad({ ...atHalf, seconds: WARM_UP_SECONDS });
    return sendLoad(atHalf);
  });
  const reached = `${(half.requests / half.elapsed).toFixed(0)} requests/s`;
  tellRows(work, { own, next: rateOf("through Next"), fastify: rateOf("Fastify + pg"), p99: half.p99 });
  process.stdout.write(
    `  at half the maximum, ${reached}: p50 ${half.p50.toFixed(1)} ms, p99 ${half.p99.toFixed(1)} ms\n`,
  );
}

/** Holds the other servers still: once they have nothing to do they tidy their heaps, on the processor of all. */
async function alone<T>(server: Contender, all: Contender[], work: () => Promise<T>): Promise<T> {
  const others = all.filter((one) => one !== server);
  for (const { child } of others) child.kill("SIGSTOP");
  try {
    return await work();
  } finally {
    for (const { child } of others) child.kill("SIGCONT");
  }
}

type Found = { own: number; next: number | undefined; fastify: number | undefined; p99: number };

/** Of the hot reads, which others answer, too, and of drafts. */
function tellRows({ path, bodies }: Work, { own, next, fastify, p99 }: Found): void {
  if (fastify && next) tellRates(path, { own, next, fastify });
  if (!fastify && !bodies) return;
  const work = `${bodies ? "POST" : "GET"} ${path}, p99 at half of its highest rate, ${own.toFixed(0)}/s`;
  tellRow({ work, own: `${p99.toFixed(1)} ms`, bar: `< ${HALF_P99_MS} ms`, isReached: p99 < HALF_P99_MS });
}

function tellRates(
  path: string,
  { own, next, fastify }: { own: number; next: number; fastify: number },
): void {
  const [ofFastify, ofNext] = [own / fastify, own / next];
  const bar = `≥ ${OF_FASTIFY} × Fastify, ≥ ${OF_NEXT} × Next`;
  const perSecond = (found: number, ratio: number) => `${found.toFixed(0)}/s: this is ${ratio.toFixed(2)} ×`;
  const others = { next: perSecond(next, ofNext), fastify: perSecond(fastify, ofFastify) };
  const isReached = ofFastify >= OF_FASTIFY && ofNext >= OF_NEXT;
  tellRow({ work: `GET ${path}`, own: `${own.toFixed(0)}/s`, ...others, bar, isReached });
}

async function measureRound({ child }: Contender, load: Load): Promise<Round> {
  const before = readCpuSeconds(child.pid);
  const round = await sendLoad(load);
  return { ...round, cpu: readCpuSeconds(child.pid) - before };
}
