import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { askedSince } from "./asked-since.ts";
import { withPatience } from "./database-patience.ts";

const counted = () => {
  let times = 0;
  const read = askedSince(
    async (asked: string) => `${asked} ${++times}`,
    (asked) => asked,
  );
  return { read, times: () => times };
};
const request = <T>(work: () => Promise<T>) => withPatience(work);

it("tells requests that stood in line what the first of them was told", async () => {
  const { read, times } = counted();
  const inLine = Array.from({ length: 3 }, (_, n) =>
    request(async () => {
      await sleep(5 * (n + 1));
      return read("a");
    }),
  );
  expect(await Promise.all(inLine)).toEqual(["a 1", "a 1", "a 1"]);
  expect(times()).toBe(1);
});

it("asks anew for whoever comes after the question, for something else, and outside of a request", async () => {
  const { read } = counted();
  expect(await request(() => read("a"))).toBe("a 1");
  await sleep(2);
  expect(await request(() => read("a"))).toBe("a 2");
  expect(await request(() => read("b"))).toBe("b 3");
  expect([await read("a"), await read("a")]).toEqual(["a 4", "a 5"]);
});

it("tells nobody of a failure but who asked", async () => {
  let isBroken = true;
  const read = askedSince(
    async () => {
      if (isBroken) throw new Error("away");
      return "there";
    },
    () => "one",
  );
  const [first, second] = [
    request(() => read(0)),
    request(async () => {
      await sleep(5);
      isBroken = false;
      return read(0);
    }),
  ];
  await expect(first).rejects.toThrow("away");
  expect(await second).toBe("there");
});

it("keeps the later of two answers that cross", async () => {
  const waits = [30, 1];
  const told: string[] = [];
  const read = askedSince(
    async () => {
      const name = waits.length === 2 ? "early" : "late";
      await sleep(waits.shift() ?? 0);
      told.push(name);
      return name;
    },
    () => "one",
  );
  const waiting = request(async () => {
    await sleep(60);
    return read(0);
  });
  const first = request(() => read(0));
  await sleep(2);
  const second = request(() => read(0));
  expect([await first, await second]).toEqual(["early", "late"]);
  expect(told).toEqual(["late", "early"]);
  expect(await waiting).toBe("late");
});
