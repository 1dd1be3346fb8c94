// Mixed traffic for an hour (--minutes 60): heap of web server and worker after forced collections, its slope and that of memory.

import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import getPort from "get-port";
import { buildWhenChanged } from "#scripts/build.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { makeHook } from "./faults/brands.ts";
import { enter, makePerson } from "./faults/person.ts";
import { openStage } from "./faults/stage.ts";
import { readMemory } from "./product/read-memory.ts";
import { fitSlope } from "./soak/fit-slope.ts";
import { inspectHeap } from "./soak/inspect-heap.ts";
import { type Guest, startTraffic } from "./soak/traffic.ts";

const USAGE = `npm run bench:soak -- [options]

  --minutes N   how long (60); from 30 minutes on the slope is judged, before that it is only told
  --guests N    people who use it at the same time (6)

The first fifth of the samples is left out: caches fill, code is compiled.
`;
const BAR_MB_PER_HOUR = 5;
const JUDGED_FROM_MINUTES = 30;
const SAMPLES = 120;
const MIN_EVERY_MS = 2_000;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    guests: { type: "string", default: "6" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const minutes = Number(values.minutes);

await buildWhenChanged();
const stage = await openStage();
let isGood = false;
try {
  isGood = await soak();
} finally {
  await stage.close();
}
process.exit(isGood ? 0 : 1);

type Sample = { x: number; heap: number; memory: number };

async function soak(): Promise<boolean> {
  const ports = [await getPort({ host: "127.0.0.1" }), await getPort({ host: "127.0.0.1" })] as const;
  const inspected = (port: number) => ({
    NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
    PLINTH_LOG_LEVEL: "warn",
  });
  const web = await stage.replaceWeb(inspected(ports[0]));
  const worker = stage.startWorker({ ...inspected(ports[1]), PLINTH_AUDIT_MIN_SECONDS: "2" });
  const guests = await inviteGuests(web.url, Number(values.guests));
  const processes = {
    web: { pid: web.child.pid, inspector: await inspectHeap(ports[0]), samples: [] as Sample[] },
    worker: { pid: worker.pid, inspector: await inspectHeap(ports[1]), samples: [] as Sample[] },
  };
  const traffic = startTraffic(web.url, guests);
  const begun = performance.now();
  const everyMs = Math.max(MIN_EVERY_MS, (minutes * 60_000) / SAMPLES);
  for (let at = everyMs; at <= minutes * 60_000; at += everyMs) {
    await sleep(Math.max(0, at - (performance.now() - begun)));
    const x = (performance.now() - begun) / 3_600_000;
    for (const { pid, inspector, samples } of Object.values(processes))
      samples.push({ x, heap: (await inspector.measureHeap()) / 1_048_576, memory: readMemory(pid) });
    stage.receiver.requests.length = 0;
  }
  await traffic.stop();
  const isAlive = web.child.exitCode === null && worker.exitCode === null;
  for (const { inspector } of Object.values(processes)) inspector.close();
  const wrong = [...traffic.counts].filter(([key]) => !/ (?:200|404|409)$/.test(key));
  const errors = wrong.reduce((sum, [, count]) => sum + count, 0);
  const slopes = Object.entries(processes).map(([name, { samples }]) => report(name, samples));
  const failed = await countFailed();
  process.stdout.write(
    `${minutes} minutes, ${traffic.requests} requests, ${errors} errors, ${failed.audits} audits and ${failed.uploads} imports failed of ${failed.all}, ${isAlive ? "no" : "a"} process ended\n`,
  );
  for (const error of traffic.errors) process.stderr.write(`    ${error}\n`);
  const isFlat = minutes < JUDGED_FROM_MINUTES || slopes.every((upper) => upper <= BAR_MB_PER_HOUR);
  return isFlat && isAlive && errors === 0 && failed.audits + failed.uploads === 0;
}

async function inviteGuests(url: string, count: number): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let n = 0; n < count; n++) {
    const person = await makePerson();
    await importText(person.id, "twitter", makePosts(60));
    await makeHook(stage, person.id);
    guests.push({ ...person, session: await enter(url, person) });
  }
  return guests;
}

/** @returns the upper bound of the slope of the heap, in MB an hour. */
function report(name: string, samples: Sample[]): number {
  const kept = samples.slice(Math.floor(samples.length / 5));
  const heap = fitSlope(kept.map(({ x, heap }) => ({ x, y: heap })));
  const memory = fitSlope(kept.map(({ x, memory }) => ({ x, y: memory })));
  const [first, last] = [kept[0], kept.at(-1)];
  const said = minutes < JUDGED_FROM_MINUTES ? "too short to judge" : `bar ${BAR_MB_PER_HOUR}`;
  process.stdout.write(
    `${name.padEnd(7)} heap ${first?.heap.toFixed(1)} → ${last?.heap.toFixed(1)} MB, slope ${heap.slope.toFixed(2)} MB/h, upper bound ${heap.upper.toFixed(2)} (${said}); memory ${first?.memory.toFixed(0)} → ${last?.memory.toFixed(0)} MB, slope ${memory.slope.toFixed(1)} MB/h; ${kept.length} samples\n`,
  );
  return heap.upper;
}

async function countFailed() {
  const [row] = await stage.sql<{ audits: number; uploads: number; all: number }>(
    `SELECT (SELECT count(*) FROM audits WHERE status = 'failed')::int AS audits,
       (SELECT count(*) FROM uploads WHERE status = 'failed')::int AS uploads,
       ((SELECT count(*) FROM audits) + (SELECT count(*) FROM uploads))::int AS all`,
  );
  return row ?? { audits: 0, uploads: 0, all: 0 };
}
