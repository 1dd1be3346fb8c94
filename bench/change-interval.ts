// The interval of a change: milliseconds of the processor for 500 posts and for the largest brand, and how long others wait beside it.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { cpuUsage, stdout } from "node:process";
import { setImmediate as giveTurn } from "node:timers/promises";
import { AS_OF, twitterBrand } from "#lib/formula/brand-inputs.fixture.ts";
import { earlier, steadyPosts } from "#lib/formula/change-brand.fixture.ts";
import type { FormulaInput } from "#lib/formula/formula-input.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { formula } from "#lib/formula/versions.ts";

const RUNS = 5;
const A_DAY_FOR_200_DAYS = 20_000;

await measure("500 posts of one platform, at most 300", twitterBrand(steadyPosts(500)));
await measure("100 posts a day on six platforms, at most 1,500", largestBrand());

function largestBrand(): FormulaInput {
  const posts = steadyPosts(A_DAY_FOR_200_DAYS);
  const platforms = PLATFORMS.map((platform) => ({ ...twitterBrand(posts).platforms[0], platform }));
  return { asOf: AS_OF, platforms } as FormulaInput;
}

async function measure(name: string, brand: FormulaInput): Promise<void> {
  const { interval } = formula().compare;
  const before = earlier(brand);
  const known = { seed: "bench", points: 0.4, pause: () => giveTurn() };
  await interval(before, brand, known);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = cpuUsage();
    await interval(before, brand, known);
    times.push(cpuUsage(start).user / 1_000);
  }
  delay.disable();
  const longest = (delay.max / 1e6).toFixed(0);
  stdout.write(`${name}: ${Math.min(...times).toFixed(0)} ms, others wait ${longest} ms at most\n`);
}
