import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { FORMATS } from "./content-draft.ts";
import type { HeldOut } from "./draft-model.ts";
import { anyText, plainPredictor, textDraft } from "./drafts.fixture.ts";
import { scoreContent } from "./score-content.ts";

/** A model that praises everything: what is left of its praise is what posts like the text support. */
function praising(platform: Platform) {
  const predictor = plainPredictor(platform);
  const curves = Object.fromEntries(
    Object.entries(predictor.model.curves).map(([name, curve]) => [
      name,
      { ...curve, points: curve.points.map(() => 1), unknown: 1 },
    ]),
  );
  return { ...predictor, model: { ...predictor.model, curves, heldOut: HELD_OUT } };
}
const HELD_OUT = { rho: 0.5, from: 0.5, to: 0.5, authors: 100, posts: 1_000 };

const scoreOf = (platform: Platform, text: string, languageConfidence?: number) =>
  scoreContent(
    { ...textDraft(platform, text), ...(languageConfidence !== undefined && { languageConfidence }) },
    praising(platform),
  );

const CAREFUL =
  "Our winter menu is here: roasted squash, slow-cooked beans and a pear tart. Which one will you try first?";
const WALL = "BUY OUR NEW COFFEE BECAUSE IT IS THE BEST COFFEE THAT WAS EVER ROASTED IN ANY HARBOUR TOWN";

describe("texts unlike the posts of a platform", () => {
  it.each([
    ["one word", "ok", 20, /hardly any text/],
    ["an emoji", "🎉", 20, /hardly any text/],
    ["a link alone", "https://harbour.example/menu", 20, /hardly any text/],
    ["two words, again and again", "so good ".repeat(20), 10, /spam/],
    ["a wall of capitals", WALL, 10, /spam/],
    ["one letter", "a".repeat(100), 10, /This cannot be read/],
    ["something left to fill in", "Our new [PRODUCT NAME] is here", 10, /not finished/],
  ])("%s is no post, and it is said why", (_, text, cap, why) => {
    for (const platform of PLATFORMS) {
      const { score, notes, support, interval, suggestions } = scoreOf(platform, text);
      expect(score).toBeLessThanOrEqual(cap);
      expect([support.share, suggestions.filter(({ lift }) => lift > 0)]).toEqual([0, []]);
      expect(notes.unusual).toMatch(why);
      expect([interval.low, interval.high]).toEqual([Math.min(score, interval.low), expect.any(Number)]);
    }
  });

  it("no ordinary text lies as low, whatever the models say", () => {
    const predictor = praising("instagram");
    const words = { bits: 0, scale: 1, weights: "AA==", rarity: null };
    const account = { posts: 60, weight: 0.67, usual: 0, usualOwn: 900, hand: {}, words };
    const score = (text: string) =>
      scoreContent(textDraft("instagram", text), { ...predictor, account }).score;
    expect([score(CAREFUL), score("Good morning! ☕")]).toEqual([25, 25]);
    expect(score("ok")).toBeLessThan(20);
  });

  it("a text with harm in it is scored as junk is", () => {
    const draft = { ...textDraft("instagram", CAREFUL), isHarmful: true };
    expect(scoreContent(draft, praising("instagram")).score).toBeLessThanOrEqual(10);
  });

  it.each([
    ["one word among marks", "Finally! 😍", /this short/],
    ["a line in capitals", WALL.slice(0, 45), /so many capitals/],
    ["emoji without end", `Our new roast is here today ${"🎉".repeat(60)}`, /so many emoji/],
  ])("%s is not praised on Instagram, and it is said why", (_, text, why) => {
    const { score, notes, support } = scoreOf("instagram", text);
    expect(support.share).toBeLessThan(0.5);
    expect(score - 50).toBeCloseTo((scoreOf("instagram", CAREFUL).score - 50) * support.share, 0);
    expect(notes.unusual).toMatch(why);
    expect(notes.unusual).toMatch(
      /rare on Instagram, so the score says little|gives the score little to go by/,
    );
  });

  it("an ordinary text keeps all of its praise, and nothing is said", () => {
    for (const platform of PLATFORMS) {
      const { score, notes, support } = scoreOf(platform, CAREFUL.slice(0, 90));
      expect([support, notes.unusual]).toEqual([{ share: 1, lacking: null }, null]);
      expect(score).toBeGreaterThan(95);
    }
  });

  it("what is written without spaces is not short for it", () => {
    for (const text of [
      "新しい冬メニューが始まりました。どれを最初に食べますか",
      "เมนูฤดูหนาวใหม่มาแล้ว ลองชิมได้วันนี้",
    ])
      expect(scoreOf("twitter", text).notes.unusual).toBeNull();
    expect(scoreOf("twitter", "新着").notes.unusual).toMatch(/short/);
  });

  it.each([
    "오늘 새로운 메뉴가 나왔어요 주말에 만나요",
    "आज हमारा नया मेनू आ गया है सब आइए",
    "เมนู ใหม่ มา แล้ว วันนี้ ลอง เลย",
  ])("one word in capitals does not make capitals of a script that has none: %s", (text) => {
    expect(scoreOf("instagram", `${text} NEW`).support).toEqual(scoreOf("instagram", text).support);
    expect(scoreOf("instagram", text).support.share).toBe(1);
  });

  it("capitals of another script are capitals", () => {
    const text = "КУПИТЕ НАШ НОВЫЙ КОФЕ СЕГОДНЯ ВЕЧЕРОМ ОЧЕНЬ ВКУСНЫЙ КОФЕ";
    expect(scoreOf("instagram", text).support).toMatchObject({ lacking: "capitals" });
    expect(scoreOf("instagram", text.toLowerCase()).support.share).toBe(1);
  });

  it("what is in no language is not praised, keys pressed at random are no post", () => {
    const text = "tosa meril ondapi luver sotami";
    expect(scoreOf("instagram", text).score).toBeGreaterThan(60);
    const { score, notes } = scoreOf("instagram", text, 0);
    expect([score, notes.unusual]).toEqual([
      50,
      expect.stringMatching(/The language of this text could not/),
    ]);
    expect(scoreOf("instagram", "asdf qwer zxcv hjkl uiop").score).toBeLessThanOrEqual(10);
  });

  it("what is short is ordinary where the platform's posts are short", () => {
    expect(scoreOf("tiktok", "#bakery").support.share).toBe(1);
    expect(scoreOf("instagram", "#bakery").score).toBeLessThanOrEqual(20);
  });

  it("by the models that come with Plinth no odd text stands clearly above 50", () => {
    for (const platform of ["instagram", "twitter", "linkedin"] as const)
      for (const text of ["ok", "🎉", "a".repeat(200), WALL])
        expect(scoreContent(textDraft(platform, text), plainPredictor(platform)).score).toBeLessThan(52);
  });

  it("support falls gently: one more word never makes a leap", () => {
    const words = "we roast coffee by the harbour every single morning".split(" ");
    const shares = words.map((_, n) => scoreOf("instagram", words.slice(0, n + 1).join(" ")).support.share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    for (const [n, share] of shares.entries()) expect(share - (shares[n - 1] ?? 0)).toBeLessThan(0.4);
  });

  it("nothing is advised by a score that says little", () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom(...PLATFORMS),
        fc.constantFrom(...FORMATS),
        (text, platform, format) => {
          const { notes, suggestions } = scoreContent(
            { platform, format, text, media: null },
            plainPredictor(platform),
          );
          if (notes.unusual !== null) expect(suggestions.filter(({ lift }) => lift > 0)).toEqual([]);
        },
      ),
    );
  });
});

it("an odd text does not stand above careful ones among own posts that say little", () => {
  const predictor = praising("instagram");
  const words = { bits: 0, scale: 1, weights: "AA==", rarity: null };
  const curves = { emoji: { edges: [], points: [8], unknown: 0, mean: 0, deviation: 1 } };
  const score = (text: string, usual: number) =>
    scoreContent(textDraft("instagram", text), {
      ...predictor,
      model: { ...predictor.model, curves },
      account: { posts: 60, weight: 0, usual, usualOwn: 0, hand: {}, words },
      validation: { rho: 0.5, n: 60 },
    }).score;
  expect([score(CAREFUL, 10), score("Finally! 😍", 10)]).toEqual([48, 40]);
  expect([score(CAREFUL, -8), score("Finally! 😍", -8)]).toEqual([66, 50]);
});

describe("weak models", () => {
  const scoreBy = (heldOut: HeldOut | null) => {
    const predictor = praising("youtube");
    const curves = { emoji: { edges: [], points: [8], unknown: 0, mean: 0, deviation: 1 } };
    return scoreContent(textDraft("youtube", CAREFUL.slice(0, 90)), {
      ...predictor,
      model: { ...predictor.model, curves, heldOut },
    }).score;
  };

  it.each([
    ["proven without noise", HELD_OUT, 58],
    ["as sure as its error is half of it", { ...HELD_OUT, rho: 0.1, from: 0.002, to: 0.198 }, 56],
    ["as large as its error", { ...HELD_OUT, rho: 0.1, from: -0.096, to: 0.296 }, 50],
    ["against the outcomes", { ...HELD_OUT, rho: -0.1, from: -0.2, to: 0 }, 50],
    ["never measured", null, 54],
  ])("8 points of a model that is %s", (_, heldOut, score) => {
    expect(scoreBy(heldOut)).toBe(score);
  });

  it.each([
    ["bear them out", { rho: 0.4, n: 42 }, 58],
    ["say nothing", { rho: 0.1, n: 42 }, 58],
    ["do not bear them out", { rho: -0.015, n: 42 }, 52.3],
    ["are against them", { rho: -0.3, n: 42 }, 50],
    ["are too few to change what is known of the platform", { rho: -0.3, n: 3 }, 55.6],
    ["were not compared", null, 50],
  ])("8 points of own predictions, where later own posts %s", (_, validation, score) => {
    const predictor = plainPredictor("twitter");
    const words = { bits: 0, scale: 1, weights: "AA==", rarity: null };
    const account = { posts: 60, weight: 0, usual: -8, usualOwn: 0, hand: {}, words };
    const model = {
      ...predictor.model,
      curves: {},
      heldOut: { ...HELD_OUT, rho: 0.1, from: -0.096, to: 0.296 },
    };
    expect(
      scoreContent(textDraft("twitter", CAREFUL), { ...predictor, model, account, validation }).score,
    ).toBe(score);
  });
});
