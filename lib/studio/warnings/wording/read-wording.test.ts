import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tokenise } from "../../../sentiment/tokenise.ts";
import { fitWarnings } from "./fit/fit-warnings.ts";
import { LABELS, readTraining } from "./fit/training-drafts.ts";
import { readWording, splitBlocks } from "./read-wording.ts";

const share = (texts: { text: string }[]) =>
  texts.filter(({ text }) => readWording(text) !== null).length / texts.length;

it("reads more of fresh wording that was never learnt than of ordinary drafts", () => {
  const kept = readTraining("alone");
  const [ordinary = 1, harm = 0, insensitive = 0] = LABELS.map((code) =>
    share(kept.filter((one) => one.code === code && one.language === "en")),
  );
  expect(ordinary).toBeLessThan(0.03);
  expect(Math.min(harm, insensitive)).toBeGreaterThan(4 * ordinary);
});

it("is learnt the same from the same drafts, and from other drafts otherwise", () => {
  const drafts = readTraining("left out").filter((_one, at) => at % 20 === 0);
  const learn = (some: typeof drafts) =>
    JSON.stringify(fitWarnings(some, { learnt: ["Good morning!"], measured: [["Good night!"]] }, []).file);
  expect(learn(drafts)).toBe(learn(drafts));
  expect(learn(drafts)).not.toBe(learn(drafts.slice(1)));
});

it("keeps the words of a text in blocks of some sentences, whatever its length", () => {
  for (const text of [
    "A few words are enough.",
    "a ".repeat(500),
    "Some words, and some more. ".repeat(60),
  ]) {
    const tokens = tokenise(text);
    const blocks = splitBlocks(tokens);
    expect(blocks.flat()).toEqual(tokens);
    expect(blocks.every(({ length }) => length > 0 && length <= 48)).toBe(true);
  }
});

it("says nothing of hardly a word", () => {
  expect(splitBlocks(tokenise("Let's go. 🔥"))).toEqual([]);
  expect(readWording("")).toBeNull();
});

it("is a small file", () => {
  expect(statSync(join(import.meta.dirname, "weights", "wording.json")).size).toBeLessThan(300_000);
});
