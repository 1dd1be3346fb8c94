import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, it } from "vitest";
import { leasedLimit } from "./leased-limit.ts";

function makeLimit(points: number, duration = 60) {
  const shared = new RateLimiterMemory({ points, duration, keyPrefix: `test-${Math.random()}` });
  const asked = { times: 0 };
  const consume = shared.consume.bind(shared);
  shared.consume = (...args) => {
    asked.times++;
    return consume(...args);
  };
  return { shared, asked, limit: leasedLimit(shared, points) };
}

describe("a limit that one process counts by itself", () => {
  it("lets through exactly as many as it says, tells what is left exactly, and asks seldom", async () => {
    const { limit, asked } = makeLimit(300);
    const told: number[] = [];
    for (let n = 0; n < 300; n++) {
      const { allowed, remaining } = await limit.count("ws");
      expect(allowed).toBe(true);
      told.push(remaining);
    }
    expect(told).toEqual(Array.from({ length: 300 }, (_, n) => 299 - n));
    const over = await limit.count("ws");
    expect(over).toMatchObject({ allowed: false, remaining: 0 });
    expect(over.msBeforeNext).toBeGreaterThan(50_000);
    expect(asked.times).toBeLessThanOrEqual(21);
  });

  it("is exact for requests that come together, and apart for each key", async () => {
    const { limit } = makeLimit(60);
    const counts = await Promise.all(Array.from({ length: 200 }, (_, n) => limit.count(n % 2 ? "a" : "b")));
    expect(counts.filter(({ allowed }) => allowed)).toHaveLength(120);
  });

  it("gives back what it did not spend: then nothing is lost", async () => {
    const { limit, shared } = makeLimit(100);
    for (let n = 0; n < 3; n++) await limit.count("ws");
    await limit.giveBack();
    expect((await shared.get("ws"))?.consumedPoints).toBe(3);
  });

  it("never lets through more than the limit when others take from it meanwhile", async () => {
    const { limit, shared } = makeLimit(40);
    let through = 0;
    for (let n = 0; n < 60; n++) {
      if ((await limit.count("ws")).allowed) through++;
      if (n % 2 === 0)
        through += await shared.consume("ws").then(
          () => 1,
          () => 0,
        );
    }
    expect(through).toBeLessThanOrEqual(40);
  });

  it("begins anew with the next window", async () => {
    const { limit } = makeLimit(2, 1);
    for (let n = 0; n < 3; n++) await limit.count("ws");
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    limit.sweep();
    expect(await limit.count("ws")).toMatchObject({ allowed: true, remaining: 1 });
  });
});
