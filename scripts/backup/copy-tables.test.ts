import { expect, it } from "vitest";
import { digestRows } from "./copy-tables.ts";

async function* cut(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const digest = (rows: string[], size = 1_000) =>
  digestRows(cut(rows.map((row) => `${row}\n`).join(""), size));
const ROWS = ["a\tb", "", "\\N\t\\\\n", "é".repeat(50), "", "z"];

it("is the same however the rows are ordered, and wherever they are cut", async () => {
  const whole = await digest(ROWS);
  expect(whole.rows).toBe(6);
  for (const size of [1, 2, 7, 64]) expect(await digest(ROWS, size)).toEqual(whole);
  expect(await digest(ROWS.toReversed())).toEqual(whole);
  expect(await digest([])).toEqual({ rows: 0, digest: "0".repeat(64) });
});

it("is another for a row that was changed, lost, doubled, split or joined", async () => {
  const others = [
    ROWS.with(0, "a\tc"),
    ROWS.slice(1),
    [...ROWS, "z"],
    ROWS.with(1, "z"),
    ROWS.with(0, "a\t").with(1, "b"),
    ["a\tb", "a\tb", "a\tb", "a\tb", "", ""],
  ];
  const digests = await Promise.all([ROWS, ...others].map((rows) => digest(rows)));
  expect(new Set(digests.map((one) => one.digest)).size).toBe(others.length + 1);
});

it("passes every chunk on, in order", async () => {
  const passed: Buffer[] = [];
  await digestRows(cut(ROWS.join("\n"), 3), (chunk) => void passed.push(Buffer.from(chunk)));
  expect(Buffer.concat(passed).toString()).toBe(ROWS.join("\n"));
});
