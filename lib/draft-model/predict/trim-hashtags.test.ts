import { describe, expect, it } from "vitest";
import { PLATFORMS } from "../../formula/names.ts";
import { plainPredictor, textDraft } from "../drafts.fixture.ts";
import { scoreContent } from "../score-content.ts";
import { costOfHashtags, trimHashtags } from "./trim-hashtags.ts";

const TEXT = "Our winter menu is here: roasted squash, slow-cooked beans and a pear tart.";
const tag = (count: number, text = TEXT) =>
  [text, ...Array.from({ length: count }, (_, n) => `#tea${String.fromCodePoint(97 + (n % 26))}${n}x`)].join(
    " ",
  );

describe("many hashtags", () => {
  it("thirty never score more than three, on any platform", () => {
    for (const platform of PLATFORMS)
      for (const text of [
        TEXT,
        TEXT.repeat(3),
        "Sold out, thank you!",
        "新しい冬のメニューが始まりました。",
      ]) {
        const score = (count: number) =>
          scoreContent(textDraft(platform, tag(count, text)), plainPredictor(platform)).score;
        expect(score(30)).toBeLessThanOrEqual(score(3));
        expect(score(60)).toBeLessThanOrEqual(score(30));
      }
  });

  it("all but three go, and nothing of a text with few", () => {
    expect(trimHashtags(tag(9))).toBe(tag(3));
    expect(trimHashtags(tag(5))).toBeNull();
    expect(trimHashtags(`${tag(2)} https://tea.example/#a#b#c#d#e`)).toBeNull();
  });

  it("cost the more, the more there are, from what is ordinary on", () => {
    const model = { curves: {} };
    expect([0, 5].map((count) => costOfHashtags(count, model))).toEqual([null, null]);
    expect(costOfHashtags(30, model)).toBeCloseTo(5);
    expect(costOfHashtags(10, model)).toBeGreaterThan(costOfHashtags(7, model) ?? 9);
    const curve = { edges: [], points: [], unknown: 0, mean: Math.log1p(8), deviation: 0.2 };
    expect(costOfHashtags(9, { curves: { hashtags: curve } })).toBeNull();
  });
});
