// More than one machine, on loopback: two web servers and two workers behind PgBouncer, a replica for reads; throughput, and what must hold.
import { parseArgs } from "node:util";
import { buildWhenChanged } from "#scripts/build.ts";
import {
  checkAudits,
  checkFailover,
  checkLimit,
  checkRevocation,
  type Finding,
  makeAudited,
} from "./many/checks.ts";
import { openStage, type Stage } from "./many/open-stage.ts";
import { type Load, type Round, readCpuSeconds, sendLoad, sum } from "./server/send-load.ts";

const USAGE = `npm run bench -- many [options]

  --pgbouncer PATH  the program, 1.21 or later (pgbouncer); without it there is no pooler, which is said
  --rounds N        rounds of each load, in turns (4)
  --seconds N       seconds of a round (3)
  --connections N   kept connections of each of four brands, half of them to each web server (8)
`;

const { values } = parseArgs({
  options: {
    pgbouncer: { type: "string", default: "pgbouncer" },
    rounds: { type: "string", default: "4" },
    seconds: { type: "string", default: "3" },
    connections: { type: "string", default: "8" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const [rounds, seconds, connections] = [
  Number(values.rounds),
  Number(values.seconds),
  Number(values.connections),
];
/** A brand has four requests at work in a process at once. */
const BRANDS = 4;
const PATHS = ["/v1/score", "/v1/score/history", "/v1/platforms"];

await buildWhenChanged();
const stage = await openStage(values.pgbouncer);
let holds = true;
try {
  say(
    `two web servers, two workers, a replica, ${stage.pooler ?? "no pooler: there is no PgBouncer of 1.21 or later"}`,
  );
  tell(await checkLimit(stage));
  tell(await checkRevocation(stage));
  for (const finding of await checkAudits(stage)) tell(finding);
  await measure(stage);
  tell(await checkFailover(stage));
} finally {
  await stage.close();
}
process.exit(holds ? 0 : 1);

async function measure(stage: Stage): Promise<void> {
  const { webs, alone, countTransactions } = stage;
  const brands = await Promise.all(Array.from({ length: BRANDS }, () => makeAudited(stage, "agency")));
  const keys = brands.map(({ key }) => key);
  const one = await alone();
  try {
    for (const path of PATHS) {
      const load = { path, connections, seconds };
      const found = { one: [] as Round[], two: [] as Round[] };
      let [primary, replica] = [0, 0];
      for (let round = 0; round <= rounds; round++) {
        const single = await measureRound([one], keys, load);
        const before = await countTransactions();
        const both = await measureRound(webs, keys, { ...load, connections: connections / 2 });
        const after = await countTransactions();
        // The first warms up.
        if (round === 0) continue;
        found.one.push(single);
        found.two.push(both);
        primary += after.primary - before.primary;
        replica += after.replica - before.replica;
      }
      const [single, both] = [sum(found.one), sum(found.two)];
      say(`GET ${path}`);
      say(`  one web server on the primary   ${tellRound(single, rounds)}`);
      say(
        `  two, pooler and replica         ${tellRound(both, rounds)}; transactions a request: ${(primary / both.requests).toFixed(2)} primary, ${(replica / both.requests).toFixed(2)} replica`,
      );
    }
  } finally {
    await one.stop();
  }
}

type Server = { url: string; child: { pid?: number | undefined } };

/** All keys on all servers at the same time, as one round. */
async function measureRound(
  servers: Server[],
  keys: string[],
  load: Omit<Load, "url" | "key">,
): Promise<Round> {
  const cpu = () => servers.reduce((all, { child }) => all + readCpuSeconds(child.pid), 0);
  const before = cpu();
  const parts = await Promise.all(
    servers.flatMap(({ url }) => keys.map((key) => sendLoad({ ...load, url, key }))),
  );
  const elapsed = Math.max(...parts.map((part) => part.elapsed));
  return { ...sum(parts.map((part) => ({ ...part, cpu: 0 }))), elapsed, cpu: cpu() - before };
}

function tellRound({ requests, elapsed, cpu, p50, p99 }: Round, count: number): string {
  const each = ((1_000 * cpu) / requests).toFixed(2);
  return `${(requests / elapsed).toFixed(0)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${each} ms of the web servers' processor time each (${count} rounds)`;
}

function tell({ what, figure, holds: isRight }: Finding): void {
  holds &&= isRight;
  say(`${isRight ? "holds " : "FAILS "} ${what}: ${figure}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
