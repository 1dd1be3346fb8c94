import { expect, it } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { compareGroups } from "./compare-groups.ts";
import type { DescribedPost } from "./described-post.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2025-06-01T00:00:00Z");
const UNTIL = START + 370 * 24 * HOUR_MS;

type Lift = (post: { weekday: number; hour: number; format: string; day: number }) => number;

/** A post a day or so of a year, each with a level of chance alone, times what `lift` gives it. */
function makeYear(seed: string, lift: Lift, posts = 360): DescribedPost[] {
  const random = seededRandom(seed);
  return Array.from({ length: posts }, (_, n) => {
    const hour = Math.floor(random() * 24);
    const day = Math.floor((n * 360) / posts);
    const at = START + day * 24 * HOUR_MS + hour * HOUR_MS;
    const format = ["image", "video"][Math.floor(random() * 2)] as string;
    const weekday = new Date(at).getUTCDay();
    const chance = Math.exp(random() + random() + random() + random() - 2);
    const likes = Math.round(100 * chance * lift({ weekday, hour, format, day }));
    return {
      ...{ id: `p${n}`, at, traits: [`format:${format}`], unknown: [], length: 50, durationS: null },
      counts: { likes },
    };
  });
}

it("tells the time that stands out in both halves of the year, with an interval that leaves out the usual", () => {
  const year = makeYear("time", ({ weekday }) => (weekday === 2 ? 2.2 : 1));
  const found = compareGroups([year], UNTIL);
  expect(found?.posts).toBe(360);
  expect(found?.bestTimes[0]).toMatchObject({ key: "weekday:2", isClear: true });
  expect(found?.bestTimes[0]?.low).toBeGreaterThan(1);
  expect(found?.bestTimes[0]?.ratio).toBeGreaterThan(1.6);
  expect(found?.hours.reduce((sum, { posts }) => sum + posts, 0)).toBe(360);
});

it("tells weekdays and hours by the clocks of the zone", () => {
  const evenings = makeYear("zone", ({ weekday, hour }) => (weekday === 2 && hour >= 20 ? 6 : 1), 700);
  expect(compareGroups([evenings], UNTIL)?.bestTimes[0]?.key).toBe("weekday:2 hour:20");
  const found = compareGroups([evenings], UNTIL, "Asia/Tokyo");
  expect(found?.bestTimes[0]?.key).toMatch(/^weekday:3/);
  // Nine hours later, and on to the next day.
  const shifted = compareGroups([evenings], UNTIL)?.hours.map(({ weekday, hour, ...cell }) => {
    const later = 24 * weekday + hour + 9;
    return { ...cell, weekday: Math.floor(later / 24) % 7, hour: later % 24 };
  });
  expect(found?.hours).toEqual(shifted);
});

it("tells no best time where one half of the year alone shows it", () => {
  const year = makeYear("half", ({ weekday, day }) => (weekday === 2 && day < 180 ? 2.5 : 1));
  expect(compareGroups([year], UNTIL)?.bestTimes).toEqual([]);
});

it("hardly ever tells a best time, or a better format, of chance alone", () => {
  const years = Array.from({ length: 60 }, (_, n) =>
    compareGroups([makeYear(`chance ${n}`, () => 1)], UNTIL),
  );
  expect(years.filter((one) => (one?.bestTimes.length ?? 0) > 0).length).toBeLessThanOrEqual(3);
  expect(years.filter((one) => one?.formats.some(({ isClear }) => isClear)).length).toBeLessThanOrEqual(3);
});

it("compares formats over accounts of any size, each post with its neighbours there", () => {
  const small = makeYear("small", ({ format }) => (format === "video" ? 0.02 : 0.01), 200);
  const large = makeYear("large", ({ format }) => (format === "video" ? 20 : 10), 200);
  const found = compareGroups([small, large.map((post) => ({ ...post, id: `l${post.id}` }))], UNTIL);
  expect(found?.formats.map(({ key, isClear }) => [key, isClear])).toEqual([
    ["format:video", true],
    ["format:image", true],
  ]);
  expect(found?.formats[0]?.low).toBeGreaterThan(1.3);
});

it("compares nothing of few posts, or of posts that have not settled", () => {
  const year = makeYear("few", () => 1);
  expect(compareGroups([year.slice(0, 15)], UNTIL)).toBeNull();
  expect(compareGroups([year], START + 8 * 24 * HOUR_MS)).toBeNull();
  expect(compareGroups([], UNTIL)).toBeNull();
});
