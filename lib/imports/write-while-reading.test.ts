import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { FormatRow } from "./export-row.ts";
import { writeWhileReading } from "./write-while-reading.ts";

const post = (id: number): FormatRow => ({ kind: "post", post: { id: `p${id}` } });
const batchOf = (from: number) => Array.from({ length: 250 }, (_, at) => post(from + at));

/** What is written together, as the numbers of rows, of batches that come one after the other. */
async function sizesOf(batches: FormatRow[][]): Promise<number[]> {
  const sizes: number[] = [];
  await writeWhileReading(
    (async function* () {
      yield* batches;
    })(),
    async (rows) => {
      await sleep(1);
      sizes.push(rows.length);
    },
  );
  return sizes;
}

it("batches of new rows are written together, a thousand rows at once", async () => {
  expect(await sizesOf([0, 250, 500, 750, 1_000].map(batchOf))).toEqual([1_000, 250]);
});

it("a row that comes again in another batch is written after the first", async () => {
  expect(await sizesOf([batchOf(0), batchOf(250), batchOf(100), [post(100)]])).toEqual([500, 250, 1]);
});

it("long texts are written batch by batch", async () => {
  const long = (id: number): FormatRow => ({
    kind: "post",
    post: { id: `${id}`, text: "x".repeat(100_000) },
  });
  const batches = [0, 5, 10].map((from) => Array.from({ length: 5 }, (_, at) => long(from + at)));
  expect(await sizesOf(batches)).toEqual([5, 5, 5, 0]);
});

it("a failure of a write or of the reading is thrown once nothing is written any more", async () => {
  let running = 0;
  const write = async () => {
    running++;
    await sleep(5);
    running--;
    throw new Error("the disk is full");
  };
  const read = async function* (failure: Error | null) {
    yield batchOf(0);
    for (let at = 1; at < 20; at++) yield batchOf(at * 250);
    if (failure) throw failure;
  };
  await expect(writeWhileReading(read(null), write)).rejects.toThrow("the disk is full");
  expect(running).toBe(0);
  const torn = async function* () {
    for (let at = 0; at < 4; at++) yield batchOf(at * 250);
    throw new Error("the file is torn");
  };
  await expect(writeWhileReading(torn(), write)).rejects.toThrow("the file is torn");
  expect(running).toBe(0);
});
