import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDraft, plainPredictor, textDraft } from "../drafts.fixture.ts";
import { scoreContent } from "../score-content.ts";
import { isOwnProven } from "./is-proven.ts";

const TEXT = "Our winter menu is here: roasted squash, slow-cooked beans and a pear tart.";
const WORDS = { bits: 0, scale: 1, weights: "AA==", rarity: null };
const ACCOUNT = { posts: 100, weight: 0.5, usual: 0, usualOwn: 0, hand: {}, words: WORDS };

describe("interval", () => {
  it("lies within 0 and 100 and holds the score, whatever the draft", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const { score, interval } = scoreContent(draft, plainPredictor(draft.platform));
        expect(interval.coverage).toBe(0.8);
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeLessThanOrEqual(100);
        expect(interval.low).toBeLessThanOrEqual(score);
        expect(interval.high).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it("is as wide as unseen authors' posts have shown, and says so where nothing was measured", () => {
    const predictor = plainPredictor("pinterest");
    const width = (interval: { below: number; above: number } | null) =>
      scoreContent(textDraft("pinterest", TEXT), {
        ...predictor,
        model: { ...predictor.model, interval },
      }).interval;
    expect(width({ below: -30, above: 20 })).toEqual({ low: 20, high: 70, coverage: 0.8 });
    expect(width({ below: -60, above: 60 })).toEqual({ low: 0, high: 100, coverage: 0.8 });
    expect(width(null)).toEqual({ low: 10, high: 90, coverage: 0.8 });
  });

  it("is that of the own posts once sixty of them were predicted", () => {
    const predictor = plainPredictor("pinterest");
    const width = (n: number) => {
      const validation = { rho: 0.4, n, interval: { below: -25, above: 25 } };
      return scoreContent(textDraft("pinterest", TEXT), { ...predictor, account: ACCOUNT, validation })
        .interval;
    };
    expect(width(60)).toEqual({ low: 25, high: 75, coverage: 0.8 });
    expect(width(59)).not.toEqual(width(60));
  });
});

describe("proven", () => {
  it("takes sixty own posts and more than chance", () => {
    expect([
      isOwnProven({ rho: 0.4, n: 60 }),
      isOwnProven({ rho: 0.4, n: 59 }),
      isOwnProven({ rho: 0.2, n: 60 }),
      isOwnProven({ rho: null, n: 90 }),
      isOwnProven(null),
    ]).toEqual([true, false, false, false, false]);
  });

  it("a text alone is shown by unseen accounts, or by the own posts", () => {
    const proven = (platform: "instagram" | "pinterest", own = false) =>
      scoreContent(textDraft(platform, TEXT), {
        ...plainPredictor(platform),
        ...(own && { account: ACCOUNT, validation: { rho: 0.4, n: 90 } }),
      }).provenText;
    expect([proven("instagram"), proven("pinterest"), proven("pinterest", true)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
