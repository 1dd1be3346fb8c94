import { expect, test } from "vitest";
import { AS_OF, daysAgo, twitterBrand } from "../brand-inputs.fixture.ts";
import type { PlatformInput } from "../formula-input.ts";
import { measureCadence } from "./measure-cadence.ts";
import { preparePlatform } from "./prepare-platform.ts";

const prepared = (fields: Partial<PlatformInput>) => {
  const [twitter] = twitterBrand([]).platforms as [PlatformInput];
  return preparePlatform({ ...twitter, ...fields }, AS_OF);
};
const posts = (...agos: number[]) => agos.map((ago) => ({ id: `p${ago}`, date: daysAgo(ago) }));

test("days that were not observed are no silence", () => {
  const cadence = measureCadence(
    prepared({ observedFrom: daysAgo(40), observedTo: daysAgo(20), posts: posts(40, 30, 21) }),
  );
  expect(cadence).toEqual({
    observedDays: 21,
    posts: 3,
    postsPerWeek: 1,
    weeks: 3,
    weeksWithPost: 3,
    daysSincePost: 1,
  });
});

test("a known post widens the observed span", () => {
  const cadence = measureCadence(
    prepared({ observedFrom: daysAgo(40), observedTo: daysAgo(20), posts: posts(60, 5) }),
  );
  expect(cadence).toMatchObject({ observedDays: 56, posts: 2, daysSincePost: 0 });
});

test("weeks are counted back from the last observed day, and only whole ones", () => {
  const cadence = measureCadence(prepared({ observedFrom: daysAgo(16), posts: posts(0, 6, 7, 15) }));
  expect(cadence).toMatchObject({ observedDays: 17, weeks: 2, weeksWithPost: 2, posts: 4 });
});

test("a silent span is fully observed and has no last post", () => {
  expect(measureCadence(prepared({ observedFrom: daysAgo(500) }))).toEqual({
    observedDays: 91,
    posts: 0,
    postsPerWeek: 0,
    weeks: 13,
    weeksWithPost: 0,
    daysSincePost: null,
  });
});
