import fc from "fast-check";
import {
  englishDataset,
  englishRecommendedBlacklistMatcherTransformers,
  englishRecommendedTransformers,
  RegExpMatcher,
} from "obscenity";
import { expect, it } from "vitest";
import { screenOffence } from "./screen-offence.ts";

const list = englishDataset.build();
const { blacklistedTerms } = list;
const matcher = new RegExpMatcher({ blacklistedTerms, ...englishRecommendedTransformers });
const mayOffend = screenOffence(blacklistedTerms, englishRecommendedBlacklistMatcherTransformers);

/** Letters of such words, signs that stand for them, what may stand between. */
const piece = fc.oneof(
  fc.constantFrom(..."fuckshitab0o$1pen!@ssggerd "),
  fc.constantFrom("ⓕ", "𝓾", "ç", "ｋ", "🅰", "é", "\ud83d", "😀", "fuck", "Sh1t", "bitch", "f😀ck", "fééck"),
  fc.string({ unit: "binary", maxLength: 2 }),
);
const anyWords = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

it("lets every text through in which the library finds a word without those that are allowed, and no other", () => {
  let found = 0;
  fc.assert(
    fc.property(anyWords, (text) => {
      const isFoul = matcher.hasMatch(text);
      if (isFoul) found++;
      expect(mayOffend(text)).toBe(isFoul);
    }),
    { numRuns: 3_000 },
  );
  expect(found).toBeGreaterThan(100);
});

it("begins anew with each text", () => {
  expect([mayOffend("as"), mayOffend("s")]).toEqual([false, false]);
  expect(mayOffend("what a bitch")).toBe(true);
});
