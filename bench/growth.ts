// Growth: p95 of reads and of an audit beside --workspaces 2000 others against none (in turns), sweeps by their plans, an idle worker.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { buildWhenChanged } from "#scripts/build.ts";
import { tellRow } from "./all/tell-row.ts";
import type { Answer, Ask } from "./growth/installation.ts";

const USAGE = `npm run bench -- growth [options]

  --workspaces N     others beside the one that is measured, each with 365 daily points (2000)
  --posts N          of all others together (500000)
  --rounds N         in turns, of 100 requests each and two audits (12)
  --idle-seconds N   for how long the worker is watched (60)
`;
/** How much slower a request may be beside the others. */
const BAR_RATIO = 1.25;
/** In the first rounds statements are planned anew and V8 still compiles: the slowest of twenty would be those, on either side. */
const WARM_UP_ROUNDS = 6;
/** Share of a core that an idle worker may take. */
const BAR_IDLE = 0.005;

const { values } = parseArgs({
  options: {
    workspaces: { type: "string", default: "2000" },
    posts: { type: "string", default: "500000" },
    rounds: { type: "string", default: "12" },
    "idle-seconds": { type: "string", default: "60" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  stdout.write(USAGE);
  process.exit(0);
}

await buildWhenChanged();
const others = { workspaces: Number(values.workspaces), posts: Number(values.posts) };
const [alone, crowded] = [open({ workspaces: 0, posts: 0 }), open(others)];
let isGood = false;
try {
  for (const one of [alone, crowded]) stdout.write(`${(await hear(one)).text}\n`);
  isGood = await compare();
  for (const what of [
    { kind: "sweeps" },
    { kind: "idle", seconds: Number(values["idle-seconds"]) },
  ] as const) {
    for (const one of what.kind === "idle" ? [alone, crowded] : [crowded]) {
      const { text, measured } = await ask(one, what);
      stdout.write(`\n${text}\n`);
      if (measured.idle !== undefined) isGood = tellIdle(one, Number(measured.idle[0])) && isGood;
      if (measured.scans !== undefined) isGood = isGood && measured.scans.length === 0;
    }
  }
} finally {
  await Promise.all([alone, crowded].map(end));
}
stdout.write(isGood ? "\nall within the bars\n" : "\nABOVE A BAR\n");
process.exit(isGood ? 0 : 1);

function tellIdle(one: ChildProcess, share: number): boolean {
  const work = `idle worker, ${one === alone ? "one workspace" : `${others.workspaces} workspaces`}`;
  const isReached = share <= BAR_IDLE;
  tellRow({ work, own: `${(share * 100).toFixed(2)} % of a core`, bar: `≤ ${BAR_IDLE * 100} %`, isReached });
  return isReached;
}

function open(size: typeof others): ChildProcess {
  const args = [String(size.workspaces), String(size.posts)];
  return fork(join(import.meta.dirname, "growth", "installation.ts"), args);
}

/** @throws AbortError when the installation ends before it answers. */
async function hear(child: ChildProcess): Promise<Answer> {
  const over = new AbortController();
  const abort = () => over.abort();
  child.once("exit", abort);
  try {
    const [answer] = (await once(child, "message", { signal: over.signal })) as [Answer];
    return answer;
  } finally {
    child.off("exit", abort);
  }
}

function ask(child: ChildProcess, what: Ask): Promise<Answer> {
  child.send(what);
  return hear(child);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.send({ kind: "end" } satisfies Ask);
  await once(child, "exit");
}

async function compare(): Promise<boolean> {
  const times = new Map<string, { alone: number[]; crowded: number[] }>();
  for (let round = -WARM_UP_ROUNDS; round < Number(values.rounds); round++) {
    const turns = [
      { child: alone, name: "alone" },
      { child: crowded, name: "crowded" },
    ] as const;
    for (const { child, name } of round % 2 === 0 ? turns : turns.toReversed()) {
      const { measured } = await ask(child, { kind: "round" });
      for (const [path, ms] of Object.entries(measured)) {
        const both = times.get(path) ?? { alone: [], crowded: [] };
        if (round >= 0) both[name].push(...ms);
        times.set(path, both);
      }
    }
  }
  stdout.write(`\n${"".padEnd(26)}p95 alone  beside them  ratio   p50 alone  beside them  ratio\n`);
  return [...times].map(([path, both]) => tell(path, both)).every(Boolean);
}

function tell(path: string, both: { alone: number[]; crowded: number[] }): boolean {
  const columns = [0.95, 0.5].map((share) => {
    const [small, large] = [quantileLow(both.alone, share) ?? 0, quantileLow(both.crowded, share) ?? 0];
    const text = `${small.toFixed(2).padStart(9)}${large.toFixed(2).padStart(13)}${(large / small).toFixed(2).padStart(7)}`;
    return { text, ratio: large / small };
  });
  stdout.write(`${path.padEnd(26)}${columns.map(({ text }) => text).join("   ")}\n`);
  const ratio = columns[0]?.ratio ?? Number.NaN;
  const isReached = ratio <= BAR_RATIO;
  const work = `${path}, p95 beside ${others.workspaces} workspaces`;
  tellRow({ work, own: `${ratio.toFixed(2)} × alone`, bar: `≤ ${BAR_RATIO} ×`, isReached });
  return isReached;
}
