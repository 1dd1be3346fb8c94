// How many drafts a second of a core scores with the platforms' models, without HTTP and database (--texts N).
import { cpuUsage, stdout } from "node:process";
import { parseArgs } from "node:util";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { scoreDraft } from "#lib/studio/score-draft.ts";
import { formatNumber } from "#lib/text/words.ts";
import { tellRow } from "./all/tell-row.ts";
import { writeDraftsOf } from "./quality/write-drafts.ts";

/** Drafts of 500 characters a second of a core that are wanted. */
const WANTED = 1_500;
const TEXTS = "1000";
/** So many times fewer of the long texts. */
const FEWER = 20;
/** In the first rounds V8 still compiles for these texts, on the processor time that is measured. */
const WARM_UP_ROUNDS = 4;

const now = new Date("2026-01-15T12:00:00Z");

type Taken = { cpuS: number; ms: number[] };

/** Writes throughput and latency for each platform, as for a brand of which nothing is known. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { texts: { type: "string", default: TEXTS } } });
  const howMany = Number(values.texts);
  if (!Number.isInteger(howMany) || howMany < FEWER) throw new Error(`--texts takes a number from ${FEWER}`);
  await compare(500, howMany);
  await compare(10_000, Math.ceil(howMany / FEWER));
}

/** One row per platform; rounds that are not counted warm up. */
async function compare(characters: number, howMany: number): Promise<void> {
  const texts = writeDraftsOf(characters, howMany);
  for (const platform of PLATFORMS) {
    for (let round = 0; round < WARM_UP_ROUNDS; round++) await measure(platform, texts);
    const what = `${platform}, ${formatNumber(characters)} characters`;
    const taken = await measure(platform, texts);
    print(what, taken);
    const perSecond = taken.ms.length / taken.cpuS;
    const own = `${formatNumber(Math.round(perSecond))}/s a core`;
    if (characters === 500)
      tellRow({ work: `drafts: ${what}`, own, bar: `≥ ${WANTED}/s`, isReached: perSecond >= WANTED });
  }
}

/** Processor time of the whole process, and the time on the clock of each draft. */
async function measure(platform: Platform, texts: readonly string[]): Promise<Taken> {
  const format = platform === "twitter" ? "thread" : "post";
  const ms: number[] = [];
  const before = cpuUsage();
  for (const content of texts) {
    const begun = performance.now();
    await scoreDraft(null, { content_type: "text", platform, format, content }, { now });
    ms.push(performance.now() - begun);
  }
  const { user, system } = cpuUsage(before);
  return { cpuS: (user + system) / 1e6, ms };
}

function print(what: string, { cpuS, ms }: Taken): void {
  const quantile = (share: number) => (quantileLow(ms, share) ?? Number.NaN).toFixed(2);
  const rate = formatNumber(Math.round(ms.length / cpuS));
  stdout.write(
    `${what}: ${rate} drafts per second of a core, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms\n`,
  );
}

await main();
