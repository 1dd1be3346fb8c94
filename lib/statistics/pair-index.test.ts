import { expect, it } from "vitest";
import { openPairIndex } from "./pair-index.ts";
import { seededRandom } from "./seeded-random.ts";

it("holds the first value of each pair, however many there are", () => {
  const random = seededRandom("pairs");
  const known = new Map<string, number>();
  const index = openPairIndex();
  expect(index.get(0, 0)).toBe(-1);
  for (let n = 0; n < 20_000; n++) {
    const [a, b] = [Math.floor(random() * 150), 2 ** 32 - 1 - Math.floor(random() * 150)];
    index.add(a, b, n);
    if (!known.has(`${a} ${b}`)) known.set(`${a} ${b}`, n);
  }
  expect(known.size).toBeGreaterThan(10_000);
  for (const [pair, value] of known) {
    const [a, b] = pair.split(" ").map(Number) as [number, number];
    expect(index.get(a, b)).toBe(value);
    expect(index.get(b, a)).toBe(-1);
  }
  index.add(0, 0, 0);
  expect(index.get(0, 0)).toBe(0);
});
