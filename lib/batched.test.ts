import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { batched } from "./batched.ts";
import { inOneTransaction } from "./db.ts";

const double = (answer: (asked: readonly number[]) => Promise<number[]>) => {
  const seen: number[][] = [];
  const read = batched(
    (asked: readonly number[]) => {
      seen.push([...asked]);
      return answer(asked);
    },
    (asked) => String(asked),
  );
  return { read, seen };
};
const twice = async (asked: readonly number[]) => asked.map((one) => one * 2);

it("asks once for what is wanted in one turn, and once for what is wanted twice", async () => {
  const { read, seen } = double(twice);
  expect(await Promise.all([read(1), read(2), read(1)])).toEqual([2, 4, 2]);
  expect(seen).toEqual([[1, 2]]);
});

it("asks anew for whoever comes after the question was sent, and keeps nothing", async () => {
  const { read, seen } = double(async (asked) => {
    await sleep(20);
    return twice(asked);
  });
  const first = read(1);
  while (seen.length === 0) await sleep(1);
  expect(await Promise.all([first, read(1)])).toEqual([2, 2]);
  expect(await read(1)).toBe(2);
  expect(seen).toEqual([[1], [1], [1]]);
});

it("tells a failure to all of them and to nobody who comes later", async () => {
  let isBroken = true;
  const { read } = double((asked) => (isBroken ? Promise.reject(new Error("away")) : twice(asked)));
  const told = await Promise.allSettled([read(1), read(2)]);
  expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await read(1)).toBe(2);
});

it("goes on with what is more than one statement takes", async () => {
  const { read, seen } = double(twice);
  const wanted = Array.from({ length: 250 }, (_, n) => n);
  expect(await Promise.all(wanted.map(read))).toEqual(await twice(wanted));
  expect(seen.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it("is refused inside a transaction, whose changes it would not see", async () => {
  const { id } = await makeWorkspace();
  const { read } = double(twice);
  await expect(inOneTransaction(id, () => read(1))).rejects.toThrow("inside a transaction");
});
