import fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "../drafts.fixture.ts";
import { countCapitals } from "./count-capitals.ts";
import { count } from "./patterns.ts";

/** What is counted, by patterns: slower, and plain to see. */
const SHOUTED = /\p{Lu}(?<![\p{L}\p{N}#@]\p{Lu})\p{Lu}{2,}(?![\p{L}\p{N}])/gu;
const CAPITALISED = /\p{Lu}(?<![\p{L}\p{N}@#]\p{Lu})[\p{Ll}\p{M}]+/gu;
const NAME = /\p{Lu}(?<![\p{L}\p{N}@#]\p{Lu})[\p{Ll}\p{M}'’-]+\s+\p{Lu}[\p{Ll}\p{M}'’-]+/gu;
const byPatterns = (text: string) => ({
  shouted: count(text, SHOUTED),
  capitalised: count(text, CAPITALISED),
  names: count(text, NAME),
});

/** Characters of which each ends, begins or goes on with what is counted. */
const signs = [
  "a",
  "b",
  "T",
  "RS",
  "É",
  "é",
  "'",
  "’",
  "-",
  " ",
  "\n",
  "\u00a0",
  "日",
  "@",
  "#",
  "5",
  "😀",
  ".",
];
const oddSigns = ["\u0301", "𝐀", "𝐚", "\ud835", "\udc00", "ǅ", "ß"];
const composed = fc.array(fc.constantFrom(...signs, ...oddSigns), { maxLength: 20 }).map((of) => of.join(""));

it("counts words in capitals, words with one, and pairs of them", () => {
  expect(countCapitals("NEW and Big ART by Marie Curie, met ÉTÉ Grace Hopper #WOW")).toEqual({
    shouted: 3,
    capitalised: 5,
    names: 2,
  });
});

it("counts in any text what the patterns find", () => {
  fc.assert(
    fc.property(fc.oneof(composed, anyText), (text) => {
      expect(countCapitals(text)).toEqual(byPatterns(text));
    }),
    { numRuns: 2_000 },
  );
});
