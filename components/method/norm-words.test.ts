import { expect, test } from "vitest";
import { PLATFORMS } from "#lib/formula/names.ts";
import { formula, olderVersions } from "#lib/formula/versions.ts";
import { listAssumptions, listCollections, listPublishers, tellNorms } from "./norm-words.ts";

const { norms } = formula().benchmarks;

test("every measure of the formula has a row, and every platform that it measures a cell", () => {
  const rows = tellNorms(norms, PLATFORMS);
  const shown = rows.flatMap(({ cells }) => cells).filter((cell) => cell !== null).length;
  expect(shown).toBe(new Set(norms.map(({ platform, metric }) => `${platform} ${metric}`)).size);
  const deep = rows.find(({ metric }) => metric === "Interactions of a post");
  expect(deep?.cells[PLATFORMS.indexOf("instagram")]).toMatch(/^\d{3}$/);
});

test("sources are told once each: pages of publishers, collections by name, assumptions", () => {
  expect(listPublishers(norms)).toEqual([
    { publisher: "Buffer 2025", address: "https://buffer.com/resources/average-engagement-rate/" },
  ]);
  expect(listCollections(norms)).toContain("yt_techchannels");
  expect(listCollections(norms)).not.toContain("buffer-2025");
  expect(listAssumptions(norms)).toContainEqual({
    assumption: "a median of 10,000 followers, two accounts of three between 1,000 and 100,000",
    measures: ["Audience"],
  });
});

test("older versions tell their publishers too", () => {
  const publishers = olderVersions().flatMap((name) => listPublishers(formula(name).benchmarks.norms));
  expect(publishers.map(({ publisher }) => publisher)).toContain("Rival IQ");
  expect(publishers.every(({ address }) => address.startsWith("https://"))).toBe(true);
});
