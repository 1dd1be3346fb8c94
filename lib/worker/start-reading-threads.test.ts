import { afterEach, expect, it } from "vitest";
import { comments } from "../score/comment-rows.fixture.ts";
import { readBatches } from "../score/read-batches.ts";
import { readText } from "../score/read-text.ts";
import { readInThread, setReadingThreads } from "../score/reading-threads.ts";
import { readCheckList } from "../sentiment/check-list.ts";
import { shippedModel } from "../sentiment/shipped-model.ts";
import { startReadingThreads } from "./start-reading-threads.ts";

const TEXTS = readCheckList().map(({ text }) => text);
const model = shippedModel();
const { reading } = model;

afterEach(() => setReadingThreads(null));

async function* inBatches(count: number, size: number) {
  const text = (n: number) => `${TEXTS[n % TEXTS.length]} ${n % 3 ? "" : "www.example.com 😍"}`;
  const rows = comments(count, (n) => ({ text: text(n) }));
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

it("reads in threads what it reads itself, of few comments and of many", async () => {
  startReadingThreads();
  for (const count of [700, 3_300]) {
    const [read, own]: [unknown[], unknown[]] = [[], []];
    for await (const { rows, readers } of readBatches(inBatches(count, 500), { model, from: "2026-11-03" }))
      for (const [at, { id, text, createdAt }] of rows.entries()) {
        const isAsked = createdAt >= new Date("2026-11-03");
        read.push([id, readers[at]?.(isAsked)]);
        own.push([id, readText(text, model, isAsked)]);
      }
    expect(read).toEqual(own);
    expect(read.length).toBe(count);
  }
});

it("leaves the tone out where nobody asks for it", async () => {
  startReadingThreads();
  const texts = ["I love this cake", "I hate this cake"];
  const reads = await readInThread({ texts, withTone: 1, reading });
  expect(reads?.map(({ tone }) => tone?.label)).toEqual([undefined, "negative"]);
});

it("tells when a thread has another model, or ends", async () => {
  startReadingThreads();
  expect(await readInThread({ texts: TEXTS, withTone: 0, reading: "another" })).toBeNull();
  setReadingThreads("/nowhere/thread.ts");
  expect(await readInThread({ texts: TEXTS, withTone: 0, reading })).toBeNull();
  setReadingThreads(null);
  expect(await readInThread({ texts: TEXTS, withTone: 0, reading })).toBeNull();
});
