import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { eld } from "eld/extrasmall";
import { expect, it } from "vitest";
import { languageDetector, packTable, type Table } from "./language-detector.ts";

const TABLE = "node_modules/eld/src/ngrams/extrasmall.js";
const { ngramsData } = (await import(resolve(TABLE))) as { ngramsData: Table };

it("holds the whole table of the library, and nothing else", () => {
  const source = readFileSync(TABLE, "utf8");
  const { type, languages, ngrams } = packTable(source);
  expect({ type, languages }).toEqual({ type: ngramsData.type, languages: ngramsData.languages });
  const names = Object.keys(ngramsData.ngrams);
  expect(names.length).toBeGreaterThan(40_000);
  const wrong = names.filter(
    (name) => JSON.stringify(ngrams[name]) !== JSON.stringify(ngramsData.ngrams[name]),
  );
  expect(wrong).toEqual([]);
  expect(source.slice(source.indexOf("ngrams:{")).split(":{").length - 2).toBe(names.length);
  expect(ngrams["no such piece"]).toBeUndefined();
  expect(() => packTable("export default {}")).toThrow("The table of eld");
});

it.each([
  "the bread is still warm and the shop opens at eight",
  "Das Brot ist noch warm, und der Laden öffnet um acht.",
  "le pain est encore chaud et la boutique ouvre à huit heures",
  "хлеб ещё тёплый, и магазин открывается в восемь",
  "パンはまだ温かく、店は八時に開きます",
  "l'été n'est pas fini",
  "asdf qwer zxcv",
  "",
])("tells of %j what the library tells", (text) => {
  const [own, theirs] = [languageDetector().detect(text), eld.detect(text)];
  expect(own.language).toBe(theirs.language);
  expect(own.getScores()).toEqual(theirs.getScores());
});
