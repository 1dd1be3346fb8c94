import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as giveTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { AS_OF, daysAgo, twitterBrand } from "../brand-inputs.fixture.ts";
import type { FormulaInput, PostInput } from "../formula-input.ts";
import { PLATFORMS } from "../names.ts";
import { V1 } from "./v1.ts";

/** The same brand so many days earlier. */
function earlier(input: FormulaInput, days = 28): FormulaInput {
  const asOf = daysAgo(days);
  const upTo = <T extends { date: string }>(dated: T[]) => dated.filter(({ date }) => date <= asOf);
  const platforms = input.platforms.map((own) => ({
    ...own,
    observedTo: [own.observedTo, asOf].sort()[0] as string,
    posts: upTo(own.posts),
    followers: upTo(own.followers),
    comments: upTo(own.comments),
  }));
  return { ...input, asOf, platforms };
}

/** So many posts spread over 200 days, of one level; those of the last nine weeks do `lift` times as well. */
function steadyPosts(count: number, lift = 1, seed = "posts"): PostInput[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) => {
    const age = Math.floor((at * 200) / count);
    const impressions = Math.round(3000 * 10 ** (random() - 0.5));
    const likes = Math.round(impressions * 0.03 * random() * (age < 63 ? lift : 1));
    return { id: `p${at}`, date: daysAgo(age), impressions, likes, comments: 1, shares: 1 };
  });
}

test("the largest brand, 100 posts a day on six platforms, takes about a second and lets others have their turn", async () => {
  const posts = steadyPosts(20_000);
  const platforms = PLATFORMS.map((platform) => ({ ...twitterBrand(posts).platforms[0], platform }));
  const brand = { asOf: AS_OF, platforms } as FormulaInput;
  const before = earlier(brand);
  const known = { seed: "large", points: 0.4, pause: () => giveTurn() };
  await V1.compare.interval(before, brand, known);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = process.cpuUsage();
  await V1.compare.interval(before, brand, known);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_500);
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(200);
});
