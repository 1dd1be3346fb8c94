import { expect, it } from "vitest";
import { comparePeriods } from "./compare-periods.ts";

const posts = (likes: number[]) => likes.map((one) => ({ likes: one, comments: 1 }));
const around = (usual: number, count = 30) =>
  posts(Array.from({ length: count }, (_, at) => Math.round(usual * (0.6 + ((at * 7) % 9) / 10))));

it("tells how many times as much a usual post achieves, and that this is more than noise", () => {
  const told = comparePeriods(around(200), around(100));
  expect(told).toMatchObject({ unit: "interactions", isBeyondNoise: true });
  expect(told?.times).toBeCloseTo(2, 1);
  expect(comparePeriods(around(40), around(100))).toMatchObject({ isBeyondNoise: true });
});

it("of posts at one level says that they are alike, and one viral post changes nothing", () => {
  const before = around(100);
  expect(comparePeriods(around(102), before)?.isBeyondNoise).toBe(false);
  const viral = [...around(100), ...posts([1_000_000])];
  expect(comparePeriods(viral, before)?.isBeyondNoise).toBe(false);
});

it("says nothing of a few posts, and nothing of posts whose figures are not known", () => {
  expect(comparePeriods(around(200, 7), around(100))).toBeNull();
  expect(comparePeriods(around(200), around(100, 7))).toBeNull();
  expect(
    comparePeriods(
      [],
      Array.from({ length: 20 }, () => ({})),
    ),
  ).toBeNull();
});

it("where posts achieved nothing before, counts one more on both sides", () => {
  const zero = Array.from({ length: 10 }, () => ({ likes: 0 }));
  const nine = Array.from({ length: 10 }, () => ({ likes: 9 }));
  expect(comparePeriods(nine, zero)).toMatchObject({ now: 9, before: 0, times: 10, isBeyondNoise: true });
});
