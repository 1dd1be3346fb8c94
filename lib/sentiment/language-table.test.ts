import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { packTable } from "./language-table.ts";

const TABLE = "node_modules/eld/src/ngrams/extrasmall.js";
type Scores = Record<string, number>;
type Theirs = { languages: Record<string, string>; ngrams: Record<string, Scores> };
const { ngramsData } = (await import(resolve(TABLE))) as { ngramsData: Theirs };

it("holds the whole table of the library, and nothing else", () => {
  const source = readFileSync(TABLE, "utf8");
  const { languages, places, starts, cells } = packTable(source);
  expect({ ...languages }).toEqual(ngramsData.languages);
  const scoresAt = (place: number) => {
    const scores: Scores = {};
    for (let at = starts[place] as number; at < (starts[place + 1] as number); at += 2)
      scores[String(cells[at])] = cells[at + 1] as number;
    return scores;
  };
  const names = Object.keys(ngramsData.ngrams);
  expect(names.length).toBeGreaterThan(40_000);
  const wrong = names.filter(
    (name) => JSON.stringify(scoresAt(places.get(name) ?? -1)) !== JSON.stringify(ngramsData.ngrams[name]),
  );
  expect(wrong).toEqual([]);
  expect(places.size).toBe(names.length);
  expect(starts).toHaveLength(names.length + 1);
  expect(() => packTable("export default {}")).toThrow("The table of eld");
});
